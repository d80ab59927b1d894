ALTER TABLE "order_returns" ADD COLUMN "lines" jsonb;
