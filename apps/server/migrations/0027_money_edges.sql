ALTER TYPE "public"."order_step_reason" ADD VALUE 'rates_withdrawn';--> statement-breakpoint
ALTER TYPE "public"."order_step_reason" ADD VALUE 'ordered_again';--> statement-breakpoint
ALTER TYPE "public"."refund_reason" ADD VALUE 'paid_late';--> statement-breakpoint
ALTER TYPE "public"."refund_state" ADD VALUE 'stuck';--> statement-breakpoint
CREATE TABLE "payment_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"capture_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_captures" ADD COLUMN "refund_problem" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture_reference" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "captured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_sheets" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_capture_id_payment_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."payment_captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cases_reference" ON "payment_cases" USING btree ("gateway","kind","reference");--> statement-breakpoint
CREATE INDEX "payment_cases_newest" ON "payment_cases" USING btree ("changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_unpaid_sheet" ON "orders" USING btree ("rate_sheet_id") WHERE "orders"."state" in ('pending_payment', 'payment_failed');