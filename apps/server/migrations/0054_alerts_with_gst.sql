ALTER TABLE "price_alerts" ADD COLUMN "with_gst" boolean DEFAULT false NOT NULL;
