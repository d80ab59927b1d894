CREATE TABLE "price_marks" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"basis" jsonb NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "falls_far" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "falls_approved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_marks" ADD CONSTRAINT "price_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;