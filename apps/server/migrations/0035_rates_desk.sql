CREATE TABLE "rate_controls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	"until" timestamp (3) with time zone,
	"gold_bp" integer,
	"gold_paise" integer,
	"silver_bp" integer,
	"silver_paise" integer,
	"reason" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"agreed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_sheets" ADD COLUMN "agreed_by" uuid;--> statement-breakpoint
ALTER TABLE "rate_sheets" ADD COLUMN "world_gold999" bigint;--> statement-breakpoint
ALTER TABLE "rate_sheets" ADD COLUMN "world_silver999" bigint;--> statement-breakpoint
ALTER TABLE "rate_sheets" ADD COLUMN "alarmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "rate_controls_newest" ON "rate_controls" USING btree ("kind","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_sheets_by_staff" ON "rate_sheets" USING btree ("accepted_at") WHERE "rate_sheets"."accepted_by" is not null;