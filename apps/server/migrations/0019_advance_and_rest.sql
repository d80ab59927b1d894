CREATE TYPE "public"."payment_purpose" AS ENUM('order', 'rest');--> statement-breakpoint
ALTER TYPE "public"."invoice_kind" ADD VALUE 'receipt voucher';--> statement-breakpoint
ALTER TYPE "public"."invoice_kind" ADD VALUE 'refund voucher';--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_refers_to";--> statement-breakpoint
DROP INDEX "payments_order";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "made_to_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "advance" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "advance_paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rest_paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rest_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "purpose" "payment_purpose" DEFAULT 'order' NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("order_id","purpose") WHERE "payments"."purpose" = 'order' or "payments"."state" not in ('expired', 'cancelled');--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refers_to" CHECK (("invoices"."kind"::text in ('credit note', 'refund voucher')) = ("invoices"."refers_to" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_advance" CHECK ("orders"."advance" is null or ("orders"."advance" > 0 and "orders"."advance" < "orders"."total" and "orders"."payment_method" = 'ONLINE'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_advance_paid" CHECK (("orders"."advance_paid_at" is null or "orders"."advance" is not null) and ("orders"."rest_paid_at" is null or "orders"."advance_paid_at" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rest_before_dispatch" CHECK ("orders"."advance" is null or "orders"."rest_paid_at" is not null or "orders"."status" not in ('Shipped', 'Delivered', 'Returned'));--> statement-breakpoint
-- What is locked does not say yet which of its pieces are made to order: it is locked anew.
DELETE FROM "quotes";
