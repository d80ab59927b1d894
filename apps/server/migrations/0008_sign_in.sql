CREATE TYPE "public"."external_stage" AS ENUM('started', 'shown', 'used');--> statement-breakpoint
CREATE TABLE "external_sign_ins" (
	"key" text PRIMARY KEY NOT NULL,
	"stage" "external_stage" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_code_sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"address" text NOT NULL,
	"network" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "phone_code_sends_number" ON "phone_code_sends" USING btree ("number","sent_at");--> statement-breakpoint
CREATE INDEX "phone_code_sends_address" ON "phone_code_sends" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "phone_code_sends_network" ON "phone_code_sends" USING btree ("network","sent_at");--> statement-breakpoint
CREATE INDEX "phone_code_sends_day" ON "phone_code_sends" USING btree ("sent_at");