CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'credit note');--> statement-breakpoint
CREATE TYPE "public"."return_state" AS ENUM('Requested', 'Accepted', 'Refused');--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"kind" "invoice_kind" NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "invoice_series_last" CHECK ("invoice_series"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "invoice_kind" NOT NULL,
	"year" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"refers_to" uuid,
	CONSTRAINT "invoices_number" UNIQUE("kind","year","number"),
	CONSTRAINT "invoices_order" UNIQUE("order_id","kind"),
	CONSTRAINT "invoices_refers_to" CHECK (("invoices"."kind" = 'invoice') = ("invoices"."refers_to" is null))
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"state" "return_state" NOT NULL,
	"reason" text NOT NULL,
	"comment" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"note" text,
	CONSTRAINT "order_returns_decided" CHECK (("order_returns"."state" = 'Requested') = ("order_returns"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "by" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refers_to_invoices_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_returns_state" ON "order_returns" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);