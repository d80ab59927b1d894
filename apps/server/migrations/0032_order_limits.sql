ALTER TYPE "public"."order_step_reason" ADD VALUE 'prepayment_asked';--> statement-breakpoint
ALTER TYPE "public"."order_step_reason" ADD VALUE 'prepayment_lapsed';--> statement-breakpoint
CREATE TABLE "prepayment_buyers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "pieces" = (SELECT coalesce(sum("quantity"), 0) FROM "order_items" WHERE "order_id" = "orders"."id");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prepay_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "proved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_key","created_at");--> statement-breakpoint
CREATE INDEX "orders_address" ON "orders" USING btree ("address_key","created_at");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("phone_key","created_at");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("total") WHERE "orders"."state" = 'pending_payment';