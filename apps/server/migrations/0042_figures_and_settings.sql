CREATE TABLE "visit_day_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "visit_days_day_step_pk" PRIMARY KEY("day","step")
);
--> statement-breakpoint
CREATE TABLE "visit_marks" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"step" text NOT NULL,
	CONSTRAINT "visit_marks_day_visitor_step_pk" PRIMARY KEY("day","visitor","step")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL,
	"changed_by" uuid NOT NULL,
	"agreed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "visit_marks_step" ON "visit_marks" USING btree ("day","step");--> statement-breakpoint
CREATE INDEX "orders_sales" ON "orders" USING btree ("created_at","state","total","refunded","id");--> statement-breakpoint
CREATE INDEX "order_items_sold" ON "order_items" USING btree ("order_id","product_id","quantity","line_price","coupon_share");--> statement-breakpoint
CREATE INDEX "orders_cash_on_the_way" ON "orders" USING btree ("total","refunded") WHERE "orders"."state" = 'shipped' and "orders"."payment_method" = 'COD';--> statement-breakpoint
CREATE INDEX "payment_captures_captured_at" ON "payment_captures" USING btree ("captured_at");