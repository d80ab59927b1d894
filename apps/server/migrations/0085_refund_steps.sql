-- The steps of the history before a refund, by their times. A weight difference is refunded in the same
-- act as the dispatch, so its step is that of the dispatch, and only earlier times count.
-- migration-rules: allow rows, because staff decide each refund in part by hand, so the table is small
ALTER TABLE "order_refunds" ADD COLUMN "step" integer;--> statement-breakpoint
UPDATE "order_refunds" SET "step" = (
	SELECT coalesce(max("order_history"."position"), -1) + 1 FROM "order_history"
	WHERE "order_history"."order_id" = "order_refunds"."order_id" AND "order_history"."at" < "order_refunds"."at"
) WHERE "step" IS NULL;