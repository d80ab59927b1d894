ALTER TABLE "price_alerts" ADD COLUMN "with_gst" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "restock_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "restock_once" UNIQUE("email","product_id","size")
);
--> statement-breakpoint
CREATE INDEX "restock_of_user" ON "restock_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "restock_waiting" ON "restock_requests" USING btree ("product_id") WHERE "restock_requests"."confirmed_at" is not null and "restock_requests"."told_at" is null;--> statement-breakpoint
CREATE INDEX "restock_asked" ON "restock_requests" USING btree ("asked_at");
