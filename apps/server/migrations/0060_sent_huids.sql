ALTER TABLE "invoices" ADD COLUMN "sent_huids" jsonb;
