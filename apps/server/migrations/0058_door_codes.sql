ALTER TABLE "orders" ADD COLUMN "door_nonce" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "door_tries_left" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_door_code" CHECK (("orders"."door_nonce" is null) = ("orders"."door_tries_left" is null) and ("orders"."door_tries_left" is null or "orders"."door_tries_left" between 0 and 5));
