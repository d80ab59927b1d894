CREATE TYPE "public"."coupon_kind" AS ENUM('percent', 'amount', 'shipping');--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" uuid,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" "coupon_kind" NOT NULL,
	"value" bigint NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"category" text,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"total_limit" integer,
	"per_user_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"announced" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "coupons_value" CHECK (case "coupons"."kind" when 'percent' then "coupons"."value" between 1 and 10000 when 'amount' then "coupons"."value" > 0 else "coupons"."value" = 0 end),
	CONSTRAINT "coupons_minimum" CHECK ("coupons"."minimum" >= 0),
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0 and ("coupons"."total_limit" is null or "coupons"."used" <= "coupons"."total_limit"))
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "coupon_share" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_message" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pan_sealed" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pan_ending" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_user" ON "coupon_uses" USING btree ("user_id","code");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_coupon" CHECK ("order_items"."coupon_share" between 0 and "order_items"."line_price");