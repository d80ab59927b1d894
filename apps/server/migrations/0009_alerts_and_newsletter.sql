CREATE TABLE "price_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"carat" text,
	"product_id" uuid,
	"below_paise" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"fired_at" timestamp (3) with time zone,
	"fired_paise" bigint,
	CONSTRAINT "price_alerts_of_one" CHECK (("price_alerts"."carat" is null) <> ("price_alerts"."product_id" is null))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "price_alerts_of_user" ON "price_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "price_alerts_waiting" ON "price_alerts" USING btree ("id") WHERE "price_alerts"."fired_at" is null;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_id_unique" UNIQUE("id");