CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("user_id","total","refunded") WHERE "orders"."payment_state" = 'paid';--> statement-breakpoint
DROP INDEX "products_desk_low";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "low_stock";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pieces_left" integer;--> statement-breakpoint
CREATE INDEX "products_pieces_left" ON "products" USING btree ("pieces_left","id") WHERE "products"."state" = 'published' and "products"."pieces_left" is not null;--> statement-breakpoint
UPDATE "products" SET "pieces_left" = case
  when exists (select from "product_sizes" s where s."product_id" = "products"."id")
  then (select case when bool_and(s."stock" is not null) then sum(s."stock")::int end from "product_sizes" s where s."product_id" = "products"."id")
  else "stock" end;--> statement-breakpoint
ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_by_hand";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_by_hand" CHECK (case when "payment_refunds"."way" = 'hand' then "payment_refunds"."state" = 'stuck' or "payment_refunds"."hand_reference" is not null else "payment_refunds"."hand_reference" is null end);
