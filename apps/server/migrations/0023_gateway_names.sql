ALTER TABLE "payment_captures" ALTER COLUMN "gateway" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "gateway" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "gateway" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ALTER COLUMN "gateway" SET DATA TYPE text;--> statement-breakpoint
DROP TYPE "public"."gateway";