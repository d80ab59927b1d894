ALTER TYPE "public"."order_step_reason" ADD VALUE 'cash_chosen';--> statement-breakpoint
DROP INDEX "payments_order";--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "by_sms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("order_id","purpose") WHERE "payments"."state" not in ('expired', 'cancelled');