-- Codes live for five minutes, so those of before are dropped instead of converted.
DELETE FROM "phone_codes";--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "number" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "phone_codes_number" ON "phone_codes" USING btree ("number");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");