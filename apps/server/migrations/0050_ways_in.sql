-- Shoppers choose by kind, colour, stone, occasion and collection.
ALTER TABLE "products" ADD COLUMN "colour" text DEFAULT 'yellow' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stone_kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "occasions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "collections" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The kind was a free text; it becomes one of a fixed list. A kind that is not in the list is "other".
UPDATE "products" SET
  "kind" = CASE
    WHEN "kind" IN ('ring', 'earrings', 'necklace', 'bangle', 'bracelet', 'mangalsutra', 'pendant', 'chain', 'maangtikka', 'nosepin', 'anklet', 'toering', 'coin') THEN "kind"
    ELSE 'other' END,
  -- The same rule as `colourOf` in packages/domain/src/jewellery.ts.
  "colour" = CASE
    WHEN "metal_colour" ~* 'two[- ]tone'
      OR ("metal_colour" ~* 'yellow')::int + ("metal_colour" ~* 'rose|pink')::int + ("metal_colour" ~* 'white|platinum')::int > 1 THEN 'two-tone'
    WHEN "metal" = 'Silver' THEN 'silver'
    WHEN "metal_colour" ~* 'rose|pink' THEN 'rose'
    WHEN "metal_colour" ~* 'white|platinum' THEN 'white'
    ELSE 'yellow' END,
  "stone_kinds" = ARRAY(
    SELECT DISTINCT lower(btrim(stone ->> 'kind')) COLLATE "C" FROM jsonb_array_elements("stones") AS stone
    WHERE btrim(stone ->> 'kind') <> '' ORDER BY 1),
  "occasions" = coalesce((
    SELECT array_agg(code ORDER BY place) FROM (
      SELECT DISTINCT code, place FROM "product_details", unnest("occasion") AS said
      JOIN (VALUES
        ('Wedding', 'wedding', 1), ('Sangeet', 'wedding', 1), ('Reception', 'wedding', 1),
        ('Engagement', 'engagement', 2), ('Anniversary', 'anniversary', 3), ('Everyday', 'everyday', 4),
        ('Office', 'office', 5), ('Evening', 'evening', 6), ('Festive', 'festive', 7),
        ('Diwali', 'festive', 7), ('Dhanteras', 'festive', 7), ('Akshaya Tritiya', 'festive', 7),
        ('Onam', 'festive', 7), ('Eid', 'festive', 7), ('Puja', 'puja', 8), ('Gifting', 'gifting', 10),
        ('Investment', 'gifting', 10)
      ) AS known (word, code, place) ON known.word = said
      WHERE "product_details"."product_id" = "products"."id") AS found), '{}');--> statement-breakpoint
UPDATE "product_drafts" SET "content" = "content" || jsonb_build_object(
  'kind', CASE
    WHEN "content" ->> 'kind' IN ('ring', 'earrings', 'necklace', 'bangle', 'bracelet', 'mangalsutra', 'pendant', 'chain', 'maangtikka', 'nosepin', 'anklet', 'toering', 'coin') THEN "content" ->> 'kind'
    ELSE 'other' END,
  'occasions', (SELECT to_jsonb("occasions") FROM "products" WHERE "products"."id" = "product_drafts"."product_id"),
  'collections', '[]'::jsonb);--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "kind" SET DEFAULT 'other';--> statement-breakpoint
ALTER TABLE "product_details" DROP COLUMN "occasion";--> statement-breakpoint
DROP INDEX "products_listing";--> statement-breakpoint
CREATE INDEX "products_listing" ON "products" USING btree ("category_id","carat","metal","on_sale","in_stock","net_weight_mg","making_charge_bp","stone_value_paise","discount_bp","kind","colour","stone_kinds","occasions","collections","id") WHERE "products"."removed_at" is null;
