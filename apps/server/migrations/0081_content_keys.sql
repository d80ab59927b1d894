CREATE TABLE "content_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"added_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE INDEX "content_keys_created_at" ON "content_keys" USING btree ("created_at");