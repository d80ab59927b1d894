CREATE TYPE "public"."ticket_author" AS ENUM('shopper', 'shop');--> statement-breakpoint
CREATE TYPE "public"."ticket_channel" AS ENUM('contact', 'support');--> statement-breakpoint
CREATE TYPE "public"."ticket_state" AS ENUM('open', 'waiting', 'resolved', 'closed');--> statement-breakpoint
CREATE TYPE "public"."ticket_type" AS ENUM('technical', 'billing', 'general', 'bug', 'feature');--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author" "ticket_author" NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"webp" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_pictures_of_message" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"channel" "ticket_channel" NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"type" "ticket_type" NOT NULL,
	"subject" text NOT NULL,
	"state" "ticket_state" NOT NULL,
	"suspected" boolean NOT NULL,
	"stamp" uuid,
	"answer_due_at" timestamp (3) with time zone,
	"resolution_due_at" timestamp (3) with time zone,
	"first_answered_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tickets_number" UNIQUE("number"),
	CONSTRAINT "tickets_stamp_once" UNIQUE("stamp"),
	CONSTRAINT "tickets_settled_at" CHECK (("tickets"."state" in ('resolved', 'closed')) = ("tickets"."settled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_pictures" ADD CONSTRAINT "ticket_pictures_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_messages_of_ticket" ON "ticket_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_pictures_left" ON "ticket_pictures" USING btree ("created_at") WHERE "ticket_pictures"."message_id" is null;--> statement-breakpoint
CREATE INDEX "tickets_of_user" ON "tickets" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tickets_of_email" ON "tickets" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "tickets_due" ON "tickets" USING btree ("suspected","state");--> statement-breakpoint
CREATE INDEX "tickets_recent" ON "tickets" USING btree ("created_at" DESC NULLS LAST) WHERE "tickets"."channel" = 'contact' and not "tickets"."suspected";--> statement-breakpoint
CREATE INDEX "tickets_settled" ON "tickets" USING btree ("settled_at") WHERE "tickets"."settled_at" is not null;