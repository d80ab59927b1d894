DROP INDEX "tickets_recent";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "tickets_recent" ON "tickets" USING btree ("created_at" DESC NULLS LAST) WHERE "tickets"."published_at" is not null;