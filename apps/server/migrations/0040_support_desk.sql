CREATE TABLE "approved_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "canned_answers_title" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "ticket_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "last_change" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "approved_exports" ADD CONSTRAINT "approved_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approved_exports_of" ON "approved_exports" USING btree ("user_id","staff_id");--> statement-breakpoint
CREATE INDEX "ticket_notes_of_ticket" ON "ticket_notes" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (to_tsvector('simple', translate("name" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || coalesce(right("phone", 10), ''), '-@._+/', '      ')));--> statement-breakpoint
CREATE INDEX "newsletter_confirmed" ON "newsletter_subscribers" USING btree ("confirmed_at","id") WHERE "newsletter_subscribers"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_search" ON "newsletter_subscribers" USING gin (to_tsvector('simple', translate("email", '-@._+/', '      ')));--> statement-breakpoint
CREATE INDEX "tickets_clock" ON "tickets" USING btree (least("answer_due_at", "resolution_due_at"),"id") WHERE "tickets"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "tickets_resolution" ON "tickets" USING btree ("resolution_due_at","id") WHERE "tickets"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin (to_tsvector('simple', translate("number" || ' ' || "subject" || ' ' || "name" || ' ' || "email" || ' ' || coalesce("phone", ''), '-@._+/', '      ')));