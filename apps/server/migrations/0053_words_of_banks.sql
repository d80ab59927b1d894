ALTER TABLE "payment_events" ADD COLUMN "said" text;
