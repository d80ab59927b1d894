CREATE TABLE "rate_sheets_kept" (
	"sheet_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_history" (
	"span" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"gold24k" bigint NOT NULL,
	"gold22k" bigint NOT NULL,
	"gold18k" bigint NOT NULL,
	"silver" bigint NOT NULL,
	CONSTRAINT "rate_history_span_starts_at_pk" PRIMARY KEY("span","starts_at")
);
--> statement-breakpoint
CREATE TABLE "rate_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"why" text NOT NULL,
	"gold999" bigint,
	"silver999" bigint,
	"taken_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone NOT NULL,
	"body_hash" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "rate_sources" (
	"key" text PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"requests" integer NOT NULL,
	"failures" integer NOT NULL,
	"ask_after" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "rate_sheets" ADD COLUMN "accepted_by" uuid;--> statement-breakpoint
ALTER TABLE "rate_sheets" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rate_sheets" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "rate_sheets_kept" ADD CONSTRAINT "rate_sheets_kept_sheet_id_rate_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."rate_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_readings_newest" ON "rate_readings" USING btree ("status","read_at" DESC NULLS LAST);
--> statement-breakpoint
INSERT INTO "rate_sheets_kept" ("sheet_id")
	SELECT DISTINCT "id" FROM "rate_sheets" WHERE "id" IN (SELECT "rate_sheet_id" FROM "orders");--> statement-breakpoint
INSERT INTO "rate_history" ("span", "starts_at", "at", "gold24k", "gold22k", "gold18k", "silver")
	SELECT DISTINCT ON ("span", "starts_at") "span", "starts_at", "accepted_at", "gold24k", "gold22k", "gold18k", "silver"
	FROM "rate_sheets", LATERAL (VALUES
		('minute', date_trunc('minute', "accepted_at", 'UTC')),
		('hour', date_trunc('hour', "accepted_at", 'UTC')),
		('day', date_trunc('day', "accepted_at", 'Asia/Kolkata'))
	) AS "spans" ("span", "starts_at")
	ORDER BY "span", "starts_at", "accepted_at" DESC, "id" DESC;
