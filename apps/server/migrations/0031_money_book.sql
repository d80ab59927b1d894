CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"amounts" jsonb NOT NULL,
	"note" text,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"by" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"capture_id" uuid,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"order_refund_id" uuid,
	"attempt" integer DEFAULT 1 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_since" timestamp (3) with time zone NOT NULL,
	"ask_at" timestamp (3) with time zone,
	"problem" text,
	"gateway_reference" text,
	"hand_reference" text,
	"sent_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0),
	CONSTRAINT "payment_refunds_state_known" CHECK ("payment_refunds"."state" in ('due', 'sent', 'done', 'stuck', 'failed')),
	CONSTRAINT "payment_refunds_by_hand" CHECK (("payment_refunds"."way" = 'hand') = ("payment_refunds"."hand_reference" is not null)),
	CONSTRAINT "payment_refunds_asked" CHECK ("payment_refunds"."ask_at" is null or "payment_refunds"."state" in ('due', 'sent'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"refund_id" text,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_refund_id" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "settlement_days" (
	"gateway" text NOT NULL,
	"day" text NOT NULL,
	"entries" integer NOT NULL,
	"compared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlement_days_gateway_day_pk" PRIMARY KEY("gateway","day")
);
--> statement-breakpoint
CREATE TABLE "settlement_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"entry_kind" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"ours" bigint,
	"theirs" bigint,
	"state" text NOT NULL,
	"note" text,
	"explained_by" uuid,
	"found_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_entries" (
	"gateway" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"settlement_id" text,
	"utr" text,
	"day" text NOT NULL,
	CONSTRAINT "settlement_entries_gateway_kind_reference_pk" PRIMARY KEY("gateway","kind","reference")
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_order";--> statement-breakpoint
DROP INDEX "payment_captures_refund";--> statement-breakpoint
DROP INDEX "payment_captures_kept";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD COLUMN "kept" boolean;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_capture_id_payment_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."payment_captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_key" ON "order_refunds" USING btree ("order_id","key");--> statement-breakpoint
CREATE INDEX "payment_refunds_ask" ON "payment_refunds" USING btree ("ask_at") WHERE "payment_refunds"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_capture" ON "payment_refunds" USING btree ("capture_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_state" ON "payment_refunds" USING btree ("state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_reference" ON "payment_refunds" USING btree ("capture_id","gateway_reference");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_differences_reference" ON "settlement_differences" USING btree ("gateway","entry_kind","reference");--> statement-breakpoint
CREATE INDEX "settlement_differences_state" ON "settlement_differences" USING btree ("state","found_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "settlement_entries_day" ON "settlement_entries" USING btree ("gateway","day");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_whole" ON "invoices" USING btree ("order_id","kind") WHERE "invoices"."refund_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_refund" ON "invoices" USING btree ("refund_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total");--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_refunded" CHECK ("payment_captures"."refunded" between 0 and "payment_captures"."amount");--> statement-breakpoint
UPDATE "payment_captures" SET "kept" = ("refund" = 'none'), "refunded" = CASE WHEN "refund" = 'none' THEN 0 ELSE "amount" END;--> statement-breakpoint
ALTER TABLE "payment_captures" ALTER COLUMN "kept" SET NOT NULL;--> statement-breakpoint
INSERT INTO "payment_refunds" ("id", "order_id", "capture_id", "way", "state", "amount", "currency", "reason", "tries", "asked_since", "ask_at", "problem", "created_at", "done_at")
SELECT c."id", p."order_id", c."id", 'gateway', c."refund"::text, c."amount", c."currency", coalesce(c."refund_reason"::text, 'order_cancelled'), c."refund_tries", now(), CASE WHEN c."refund" in ('due', 'sent') THEN coalesce(c."refund_at", now()) END, c."refund_problem", c."captured_at", CASE WHEN c."refund" = 'done' THEN c."captured_at" END
FROM "payment_captures" c JOIN "payments" p ON p."id" = c."payment_id" WHERE c."refund" <> 'none';--> statement-breakpoint
INSERT INTO "sandbox_refunds" ("id", "payment_id", "refund_id", "amount", "status", "at")
SELECT 'rfnd_' || "id", "id", "refund_id", "refunded", 'done', "at" FROM "sandbox_payments" WHERE "refunded" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captures_kept" ON "payment_captures" USING btree ("payment_id") WHERE "payment_captures"."kept";--> statement-breakpoint
ALTER TABLE "payment_captures" DROP COLUMN "refund";--> statement-breakpoint
ALTER TABLE "payment_captures" DROP COLUMN "refund_reason";--> statement-breakpoint
ALTER TABLE "payment_captures" DROP COLUMN "refund_tries";--> statement-breakpoint
ALTER TABLE "payment_captures" DROP COLUMN "refund_at";--> statement-breakpoint
ALTER TABLE "payment_captures" DROP COLUMN "refund_problem";--> statement-breakpoint
ALTER TABLE "sandbox_payments" DROP COLUMN "refund_id";--> statement-breakpoint
DROP TYPE "public"."refund_reason";--> statement-breakpoint
DROP TYPE "public"."refund_state";