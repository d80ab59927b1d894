-- What the code compares is a code; its words are in packages/words. An enum keeps its rows when a value
-- is renamed, and so do the checks that name one.
ALTER TYPE "public"."order_status" RENAME TO "order_state";--> statement-breakpoint
ALTER TYPE "public"."order_state" RENAME VALUE 'Pending payment' TO 'pending_payment';--> statement-breakpoint
ALTER TYPE "public"."order_state" RENAME VALUE 'Confirmed' TO 'confirmed';--> statement-breakpoint
ALTER TYPE "public"."order_state" RENAME VALUE 'Processing' TO 'processing';--> statement-breakpoint
ALTER TYPE "public"."order_state" RENAME VALUE 'Shipped' TO 'shipped';--> statement-breakpoint
ALTER TYPE "public"."order_state" RENAME VALUE 'Delivered' TO 'delivered';--> statement-breakpoint
ALTER TYPE "public"."order_state" RENAME VALUE 'Cancelled' TO 'cancelled';--> statement-breakpoint
ALTER TYPE "public"."order_state" RENAME VALUE 'Payment failed' TO 'payment_failed';--> statement-breakpoint
ALTER TYPE "public"."order_state" RENAME VALUE 'Returned' TO 'returned';--> statement-breakpoint
ALTER TYPE "public"."order_state" RENAME VALUE 'Refunded' TO 'refunded';--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "status" TO "state";--> statement-breakpoint
ALTER TABLE "order_history" RENAME COLUMN "status" TO "state";--> statement-breakpoint
ALTER TYPE "public"."return_state" RENAME VALUE 'Requested' TO 'requested';--> statement-breakpoint
ALTER TYPE "public"."return_state" RENAME VALUE 'Accepted' TO 'accepted';--> statement-breakpoint
ALTER TYPE "public"."return_state" RENAME VALUE 'Refused' TO 'refused';--> statement-breakpoint
CREATE TYPE "public"."order_payment_state" AS ENUM('pending', 'on_delivery', 'rest_due', 'paid', 'failed', 'not_paid', 'refund_due', 'refund_by_bank', 'refunded');--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "payment_status" TO "payment_state";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_state" TYPE "public"."order_payment_state" USING (CASE "payment_state"
	WHEN 'Pay on delivery' THEN 'on_delivery'
	WHEN 'Advance paid, rest due before dispatch' THEN 'rest_due'
	WHEN 'Refund on its way' THEN 'refund_due'
	WHEN 'Refund by bank transfer' THEN 'refund_by_bank'
	ELSE replace(lower("payment_state"), ' ', '_')
END)::"public"."order_payment_state";--> statement-breakpoint
CREATE TYPE "public"."order_step_reason" AS ENUM('payment_declined', 'wrong_amount', 'not_paid_in_time', 'advance_paid', 'rest_asked', 'rest_paid');--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "reason" "public"."order_step_reason";--> statement-breakpoint
-- Only what the shop wrote by itself. Staff and shoppers can have written the same, but not at such a step.
UPDATE "order_history" SET "note" = NULL, "reason" = (CASE
	WHEN "note" = 'The payment did not go through' THEN 'payment_declined'
	WHEN "note" = 'Another amount was paid; it goes back' THEN 'wrong_amount'
	WHEN "note" = 'Not paid in time' THEN 'not_paid_in_time'
	WHEN "note" LIKE 'The advance of % is paid. The rest of % is due before dispatch.' THEN 'advance_paid'
	WHEN "note" LIKE 'The rest of % is paid.' THEN 'rest_paid'
	ELSE 'rest_asked'
END)::"public"."order_step_reason"
WHERE ("by" IS NULL AND (
		"state" = 'payment_failed' AND "note" IN ('The payment did not go through', 'Another amount was paid; it goes back', 'Not paid in time')
		OR "note" LIKE 'The advance of % is paid. The rest of % is due before dispatch.'
		OR "note" LIKE 'The rest of % is paid.'
	))
	OR ("state" IN ('confirmed', 'processing') AND "note" = 'Your order is ready: its rest is due before we can send it.');--> statement-breakpoint
CREATE TYPE "public"."return_reason" AS ENUM('does_not_fit', 'looks_different', 'arrived_damaged', 'wrong_piece', 'changed_mind');--> statement-breakpoint
ALTER TABLE "order_returns" ALTER COLUMN "reason" TYPE "public"."return_reason" USING (CASE "reason"
	WHEN 'It does not fit' THEN 'does_not_fit'
	WHEN 'It looks different than expected' THEN 'looks_different'
	WHEN 'It arrived damaged' THEN 'arrived_damaged'
	WHEN 'The wrong piece was sent' THEN 'wrong_piece'
	WHEN 'I have changed my mind' THEN 'changed_mind'
	ELSE "reason"
END)::"public"."return_reason";--> statement-breakpoint
CREATE TYPE "public"."refund_reason" AS ENUM('order_cancelled', 'order_returned', 'order_unavailable', 'paid_twice', 'wrong_amount');--> statement-breakpoint
ALTER TABLE "payment_captures" ALTER COLUMN "refund_reason" TYPE "public"."refund_reason" USING (CASE "refund_reason"
	WHEN 'the order was cancelled' THEN 'order_cancelled'
	WHEN 'the order was returned' THEN 'order_returned'
	WHEN 'not to be had any more' THEN 'order_unavailable'
	WHEN 'paid already' THEN 'paid_twice'
	WHEN 'another amount' THEN 'wrong_amount'
	ELSE "refund_reason"
END)::"public"."refund_reason";--> statement-breakpoint
-- What still waits to be followed names codes too.
UPDATE "outbox" SET "event" = ("event" - 'status') || jsonb_build_object('state', replace(lower("event"->>'status'), ' ', '_'))
WHERE "event"->>'type' = 'order.placed' AND "event" ? 'status';--> statement-breakpoint
UPDATE "outbox" SET "event" = ("event" - 'paymentStatus') || jsonb_build_object(
	'from', replace(lower("event"->>'from'), ' ', '_'),
	'to', replace(lower("event"->>'to'), ' ', '_'),
	'paymentState', CASE "event"->>'paymentStatus'
		WHEN 'Pay on delivery' THEN 'on_delivery'
		WHEN 'Advance paid, rest due before dispatch' THEN 'rest_due'
		WHEN 'Refund on its way' THEN 'refund_due'
		WHEN 'Refund by bank transfer' THEN 'refund_by_bank'
		ELSE replace(lower("event"->>'paymentStatus'), ' ', '_')
	END)
WHERE "event"->>'type' = 'order.moved' AND "event" ? 'paymentStatus';--> statement-breakpoint
-- A coupon whose category is gone was good for nothing, and stays so: it must not count the whole cart.
ALTER TABLE "coupons" ADD COLUMN "category_id" uuid;--> statement-breakpoint
UPDATE "coupons" SET "category_id" = coalesce(
	(SELECT "id" FROM "categories" WHERE "title" = "coupons"."category" ORDER BY "position", "id" LIMIT 1),
	'00000000-0000-0000-0000-000000000000'
) WHERE "category" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "category";--> statement-breakpoint
-- An order keeps the number by which its shopper knows it. Of several with the same one the first keeps it.
ALTER TABLE "orders" ADD COLUMN "number" text;--> statement-breakpoint
UPDATE "orders" SET "number" = CASE
	WHEN "told"."turn" = 1 THEN upper(right("orders"."id"::text, 6))
	ELSE upper(regexp_replace(right("orders"."id"::text, 12), '(.{4})(.{4})(.{4})', '\1-\2-\3'))
END
FROM (
	SELECT "id", row_number() OVER (PARTITION BY right("id"::text, 6) ORDER BY "created_at", "id") AS "turn" FROM "orders"
) AS "told"
WHERE "told"."id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_number" UNIQUE("number");
