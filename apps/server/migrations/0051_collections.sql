-- Collections and their stories. Products name them by slug in "products"."collections".
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"sentence" text NOT NULL,
	"cover" text NOT NULL,
	"cover_alt" text NOT NULL,
	"hero_text" text NOT NULL,
	"hero_picture" text NOT NULL,
	"hero_alt" text NOT NULL,
	"hero_ground" text NOT NULL,
	"turns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"figures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"quote_source" text DEFAULT '' NOT NULL,
	"together_text" text DEFAULT '' NOT NULL,
	"together" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "collections_slug_unique" UNIQUE("slug"),
	CONSTRAINT "collections_title_unique" UNIQUE("title")
);--> statement-breakpoint
-- A slug that no collection has would lead nowhere. Drafts keep their list until they are saved.
UPDATE "products" SET "collections" = '{}' WHERE "collections" <> '{}';
