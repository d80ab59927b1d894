CREATE TABLE "cancelled_remittances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"remitted" bigint NOT NULL,
	"remitted_on" text NOT NULL,
	"reference" text NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"cancelled_by" uuid NOT NULL,
	"cancelled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cancelled_remittances" ADD CONSTRAINT "cancelled_remittances_order_id_cash_remittances_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."cash_remittances"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancelled_remittances_order" ON "cancelled_remittances" USING btree ("order_id");