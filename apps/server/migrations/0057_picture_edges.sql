ALTER TABLE "products" ADD COLUMN "picture_edges" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "ground" text DEFAULT '' NOT NULL;
