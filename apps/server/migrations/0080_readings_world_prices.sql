ALTER TABLE "rate_readings" ADD COLUMN "world_gold999" bigint;--> statement-breakpoint
ALTER TABLE "rate_readings" ADD COLUMN "world_silver999" bigint;