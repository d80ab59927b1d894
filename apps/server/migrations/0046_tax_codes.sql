CREATE TABLE "series_prefixes" (
	"kind" text PRIMARY KEY NOT NULL,
	"prefix" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hsn_codes" (
	"goods" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "series_prefixes" ("kind", "prefix") VALUES
	('invoice', 'INV'),
	('credit note', 'CRN'),
	('receipt voucher', 'RCV'),
	('refund voucher', 'RFV'),
	('delivery challan', 'DCH');
--> statement-breakpoint
INSERT INTO "hsn_codes" ("goods", "code") VALUES
	('gold', '711319'),
	('silver', '711311'),
	('coin', '711890');
--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "prefix" text;--> statement-breakpoint
UPDATE "invoice_series" SET "prefix" = "series_prefixes"."prefix" FROM "series_prefixes" WHERE "series_prefixes"."kind" = "invoice_series"."kind"::text;--> statement-breakpoint
ALTER TABLE "invoice_series" ALTER COLUMN "prefix" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_prefix" UNIQUE("prefix","year");--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "prefix" text;--> statement-breakpoint
UPDATE "invoices" SET "prefix" = "series_prefixes"."prefix" FROM "series_prefixes" WHERE "series_prefixes"."kind" = "invoices"."kind"::text;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "prefix" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_serial" UNIQUE("prefix","year","number");
