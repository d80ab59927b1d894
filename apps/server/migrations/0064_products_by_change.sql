DROP INDEX CONCURRENTLY IF EXISTS "products_updated_at";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_updated_at" ON "products" USING btree ("updated_at");
