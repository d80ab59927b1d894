CREATE TABLE "audit_blocks" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"through" uuid NOT NULL,
	"settled_through" uuid NOT NULL,
	"row_ids" uuid[] NOT NULL,
	"late_ids" uuid[] NOT NULL,
	"total_rows" bigint NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_blocks_through" UNIQUE("through")
);
--> statement-breakpoint
CREATE TABLE "audit_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"blocks" integer NOT NULL,
	"rows" bigint NOT NULL,
	"fault" text,
	"fault_block" integer,
	"fault_row" uuid
);
--> statement-breakpoint
CREATE INDEX "audit_blocks_late" ON "audit_blocks" USING btree ("number") WHERE "audit_blocks"."late_ids" <> '{}';--> statement-breakpoint
CREATE TRIGGER "audit_blocks_rows" BEFORE UPDATE OR DELETE ON "audit_blocks" FOR EACH ROW EXECUTE FUNCTION "audit_log_is_kept"();--> statement-breakpoint
CREATE TRIGGER "audit_blocks_all" BEFORE TRUNCATE ON "audit_blocks" FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_is_kept"();
