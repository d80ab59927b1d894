ALTER TYPE "public"."invoice_kind" ADD VALUE 'delivery challan';--> statement-breakpoint
ALTER TYPE "public"."payment_method" ADD VALUE 'COUNTER';--> statement-breakpoint
CREATE TABLE "cash_remittances" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"due" bigint NOT NULL,
	"delivered_at" timestamp (3) with time zone NOT NULL,
	"remitted" bigint,
	"remitted_on" text,
	"reference" text,
	"by" uuid,
	"at" timestamp (3) with time zone,
	CONSTRAINT "cash_remittances_whole" CHECK (num_nulls("cash_remittances"."remitted", "cash_remittances"."remitted_on", "cash_remittances"."reference", "cash_remittances"."by", "cash_remittances"."at") in (0, 5))
);
--> statement-breakpoint
CREATE TABLE "counter_sales" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"tender" text NOT NULL,
	"reference" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counter_sales_reference" CHECK (("counter_sales"."tender" = 'cash') = ("counter_sales"."reference" is null))
);
--> statement-breakpoint
ALTER TABLE "cash_remittances" ADD CONSTRAINT "cash_remittances_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_sales" ADD CONSTRAINT "counter_sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_remittances_waiting" ON "cash_remittances" USING btree ("delivered_at","order_id") WHERE "cash_remittances"."remitted" is null;--> statement-breakpoint
CREATE INDEX "cash_remittances_different" ON "cash_remittances" USING btree ("at" DESC NULLS LAST,"order_id" DESC NULLS LAST) WHERE "cash_remittances"."remitted" <> "cash_remittances"."due";--> statement-breakpoint
CREATE INDEX "cash_remittances_newest" ON "cash_remittances" USING btree ("at" DESC NULLS LAST,"order_id" DESC NULLS LAST) WHERE "cash_remittances"."remitted" is not null;--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
INSERT INTO "cash_remittances" ("order_id", "due", "delivered_at") SELECT o."id", o."total", h."at" FROM "orders" o JOIN "order_history" h ON h."order_id" = o."id" AND h."state" = 'delivered' WHERE o."payment_method"::text = 'COD' AND o."total" > 0 ON CONFLICT DO NOTHING;
