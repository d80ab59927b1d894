CREATE TABLE "hallmarked_pieces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"huid" text NOT NULL,
	"size" text,
	"net_weight_mg" integer,
	"place" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'in_stock' NOT NULL,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hallmarked_pieces_huid_unique" UNIQUE("huid"),
	CONSTRAINT "hallmarked_pieces_huid_format" CHECK ("hallmarked_pieces"."huid" ~ '^[A-Z0-9]{6}$'),
	CONSTRAINT "hallmarked_pieces_state" CHECK ("hallmarked_pieces"."state" in ('in_stock', 'reserved', 'sold') and ("hallmarked_pieces"."state" = 'in_stock') = ("hallmarked_pieces"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "product_drafts" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "needs_huid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "draft_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "state" text GENERATED ALWAYS AS (case when removed_at is null then 'published' when published_at is null and not draft_archived then 'draft' else 'archived' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hallmarked_pieces" ADD CONSTRAINT "hallmarked_pieces_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hallmarked_pieces_product" ON "hallmarked_pieces" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "hallmarked_pieces_huid" ON "hallmarked_pieces" USING btree ("huid" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_details_model" ON "product_details" USING btree (upper("model_number") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_search_hidden" ON "products" USING gin ("search") WHERE "products"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "products_desk" ON "products" USING btree ("name","id","category_id","carat","net_weight_mg","making_charge_bp","in_stock","state") WHERE "products"."state" <> 'archived';--> statement-breakpoint
CREATE INDEX "products_desk_drafts" ON "products" USING btree ("name","id") WHERE "products"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "products_desk_archived" ON "products" USING btree ("name","id") WHERE "products"."state" = 'archived';--> statement-breakpoint
CREATE INDEX "products_desk_sold_out" ON "products" USING btree ("name","id") WHERE "products"."state" = 'published' and not "products"."in_stock";--> statement-breakpoint
CREATE INDEX "products_desk_low" ON "products" USING btree ("name","id") WHERE "products"."state" = 'published' and "products"."low_stock";--> statement-breakpoint
CREATE INDEX "products_desk_huid" ON "products" USING btree ("name","id") WHERE "products"."state" = 'published' and "products"."needs_huid";--> statement-breakpoint
CREATE INDEX "products_desk_picture" ON "products" USING btree ("name","id") WHERE "products"."state" <> 'archived' and cardinality("products"."pictures") = 0;--> statement-breakpoint
INSERT INTO "hallmarked_pieces" ("id", "product_id", "huid", "created_at")
SELECT gen_random_uuid(), "id", "huid", "created_at" FROM "products" WHERE "huid" ~ '^[A-Z0-9]{6}$';--> statement-breakpoint
UPDATE "products" SET
  "published_at" = "created_at",
  "low_stock" = coalesce(case
    when exists (select from "product_sizes" s where s."product_id" = "products"."id")
    then (select bool_and(s."stock" is not null) and sum(s."stock") = 1 from "product_sizes" s where s."product_id" = "products"."id")
    else "stock" = 1 end, false),
  "needs_huid" = "metal" = 'Gold' and "net_weight_mg" >= 2000 and "huid" is null and coalesce(case
    when exists (select from "product_sizes" s where s."product_id" = "products"."id")
    then (select bool_and(s."stock" is not null) and sum(s."stock") > 0 from "product_sizes" s where s."product_id" = "products"."id")
    else "stock" > 0 end, false);
