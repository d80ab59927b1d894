CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_edition" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search") WHERE "products"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";