DROP INDEX CONCURRENTLY IF EXISTS "approvals_subject";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "approvals_subject" ON "approvals" USING btree ("subject","id");
