DROP INDEX CONCURRENTLY IF EXISTS "payment_captures_unsettled";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_captures_unsettled" ON "payment_captures" USING btree ("gateway","captured_at") WHERE not "payment_captures"."settled";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_refunds_unsettled";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_refunds_unsettled" ON "payment_refunds" USING btree ("done_at") WHERE not "payment_refunds"."settled" and "payment_refunds"."way" <> 'hand' and "payment_refunds"."state" = 'done';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_refunds_gateway_reference";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_refunds_gateway_reference" ON "payment_refunds" USING btree ("gateway_reference");
