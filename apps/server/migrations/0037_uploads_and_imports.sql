CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" text[] NOT NULL,
	"model" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb NOT NULL,
	"errors" jsonb NOT NULL,
	"unlikely" jsonb NOT NULL,
	"is_unlikely" boolean NOT NULL,
	"price_move_paise" bigint,
	"product_id" uuid,
	"outcome" text,
	"reason" text,
	"before" jsonb,
	"after_version" text,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"file" "bytea",
	"state" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"rows" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"heads" text[] DEFAULT '{}' NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"unknown_columns" text[] DEFAULT '{}' NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"unlikely" integer DEFAULT 0 NOT NULL,
	"prices_moved" integer DEFAULT 0 NOT NULL,
	"price_move_paise" bigint DEFAULT 0 NOT NULL,
	"price_before_paise" bigint DEFAULT 0 NOT NULL,
	"making_moved" integer DEFAULT 0 NOT NULL,
	"making_move_bp" bigint DEFAULT 0 NOT NULL,
	"problem" text,
	"new_as_drafts" boolean DEFAULT true NOT NULL,
	"leave_out_unlikely" boolean DEFAULT false NOT NULL,
	"written_changed" integer DEFAULT 0 NOT NULL,
	"written_new" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"started_by" uuid,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"undo_until" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"undone_rows" integer DEFAULT 0 NOT NULL,
	"kept_rows" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "imports_file_until_read" CHECK ("imports"."state" = 'reading' or "imports"."file" is null)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"file_name" text NOT NULL,
	"added_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_alts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_kind" ON "import_rows" USING btree ("import_id","kind","row");--> statement-breakpoint
CREATE INDEX "import_rows_look" ON "import_rows" USING btree ("import_id","row") WHERE "import_rows"."kind" = 'error' or "import_rows"."is_unlikely";--> statement-breakpoint
CREATE INDEX "import_rows_written" ON "import_rows" USING btree ("import_id","row") WHERE "import_rows"."outcome" is not null;