-- A shop that was filled before the new pictures keeps its rows. Its dark slide needs a dark ground
-- for its light words, and the picture of its About page has been replaced by another.
UPDATE "slides" SET "ground" = '#501420' WHERE "tone" = 'dark' AND "ground" = '#f6f1e9';--> statement-breakpoint
UPDATE "shop_profile" SET "value" = replace("value"::text, 'about-workbench', 'about-hallmark')::jsonb
  WHERE "name" = 'about' AND "value"::text LIKE '%about-workbench%';
