CREATE TABLE "settings_staff" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pan_read_days" (
	"staff_id" uuid NOT NULL,
	"day" text NOT NULL,
	"reads" integer NOT NULL,
	CONSTRAINT "pan_read_days_day_staff_id_pk" PRIMARY KEY("day","staff_id")
);
--> statement-breakpoint
CREATE TABLE "pan_reads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"payload" jsonb NOT NULL,
	"subject" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision" text,
	CONSTRAINT "approvals_decided" CHECK (("approvals"."state" = 'waiting') = ("approvals"."decided_at" is null) and ("approvals"."decided_at" is null) = ("approvals"."decided_by" is null)),
	CONSTRAINT "approvals_two_persons" CHECK ("approvals"."state" in ('waiting', 'cancelled') or "approvals"."decided_by" <> "approvals"."asked_by")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"staff_role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_invitations_key_unique" UNIQUE("key"),
	CONSTRAINT "staff_invitations_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "staff_since" = "created_at" WHERE "staff_role" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "settings_staff" ADD CONSTRAINT "settings_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pan_reads_order" ON "pan_reads" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "pan_reads_at" ON "pan_reads" USING btree ("at");--> statement-breakpoint
CREATE INDEX "approvals_state" ON "approvals" USING btree ("state","id");