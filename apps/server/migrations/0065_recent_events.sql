ALTER TABLE "wake_ups" ADD COLUMN "told" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wake_ups" ADD COLUMN "recent" jsonb DEFAULT '[]'::jsonb NOT NULL;