ALTER TABLE "payment_captures" ADD COLUMN "settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "settled" boolean DEFAULT false NOT NULL;
