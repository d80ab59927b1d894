CREATE TABLE "quotes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"cart_fingerprint" text NOT NULL,
	"items" jsonb NOT NULL,
	"rate_sheet_id" uuid NOT NULL,
	"rates_at" timestamp (3) with time zone NOT NULL,
	"gst_rate_bp" integer NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"gst" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"total" bigint NOT NULL,
	"locked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quotes_id_unique" UNIQUE("id"),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total" = "quotes"."subtotal" - "quotes"."discount" + "quotes"."gst" + "quotes"."shipping"),
	CONSTRAINT "quotes_times" CHECK ("quotes"."expires_at" >= "quotes"."locked_at")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
CREATE INDEX "quotes_expires_at" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_once" UNIQUE("quote_id");