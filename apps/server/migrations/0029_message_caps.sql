ALTER TYPE "public"."message_state" ADD VALUE 'held';--> statement-breakpoint
CREATE TABLE "message_counts" (
	"key" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "message_counts_key_starts_at_pk" PRIMARY KEY("key","starts_at")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "held_because" text;