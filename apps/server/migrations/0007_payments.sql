CREATE TYPE "public"."gateway" AS ENUM('cashfree', 'razorpay');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('created', 'pending', 'failed', 'expired', 'cancelled', 'paid');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('none', 'due', 'sent', 'done');--> statement-breakpoint
CREATE TABLE "payment_captures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"gateway" "gateway" NOT NULL,
	"payment_reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"captured_at" timestamp (3) with time zone NOT NULL,
	"refund" "refund_state" NOT NULL,
	"refund_reason" text,
	"refund_tries" integer DEFAULT 0 NOT NULL,
	"refund_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"gateway" "gateway" NOT NULL,
	"payment_reference" text NOT NULL,
	"outcome" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_gateway_payment_reference_outcome_pk" PRIMARY KEY("gateway","payment_reference","outcome")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"gateway" "gateway" NOT NULL,
	"state" "payment_state" NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"session_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"check_at" timestamp (3) with time zone,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway" "gateway" NOT NULL,
	"session" text NOT NULL,
	"receipt" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"trouble" text,
	"trouble_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_orders_session_unique" UNIQUE("session")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"refund_id" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"outcome" text NOT NULL,
	"forged" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_order_id_sandbox_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_webhooks" ADD CONSTRAINT "sandbox_webhooks_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captures_reference" ON "payment_captures" USING btree ("gateway","payment_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captures_kept" ON "payment_captures" USING btree ("payment_id") WHERE "payment_captures"."refund" = 'none';--> statement-breakpoint
CREATE INDEX "payment_captures_refund" ON "payment_captures" USING btree ("refund_at") WHERE "payment_captures"."refund_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("gateway","reference");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("check_at") WHERE "payments"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_payments_order" ON "sandbox_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due" ON "sandbox_webhooks" USING btree ("due_at") WHERE "sandbox_webhooks"."due_at" is not null;