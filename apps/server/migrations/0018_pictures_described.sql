ALTER TABLE "blogs" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "ground" text DEFAULT '#f6f1e9' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "alt" text DEFAULT '' NOT NULL;