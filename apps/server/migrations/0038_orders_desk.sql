CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_pieces" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"piece" integer NOT NULL,
	"huid" text,
	"weighed_mg" integer,
	"again_mg" integer,
	"held" boolean DEFAULT true NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_pieces_order_id_position_piece_pk" PRIMARY KEY("order_id","position","piece"),
	CONSTRAINT "order_pieces_weights" CHECK (("order_pieces"."weighed_mg" is null or "order_pieces"."weighed_mg" > 0) and ("order_pieces"."again_mg" is null or "order_pieces"."again_mg" > 0))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispatch_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "desk_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "is_weight" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pieces" ADD CONSTRAINT "order_pieces_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_pieces_huid" ON "order_pieces" USING btree ("huid") WHERE "order_pieces"."held" and length("order_pieces"."huid") = 6;--> statement-breakpoint
CREATE INDEX "order_pieces_huid_start" ON "order_pieces" USING btree ("huid" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_state_newest" ON "orders" USING btree ("state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_to_refund" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "orders"."payment_state" in ('refund_due', 'refund_by_bank');--> statement-breakpoint
CREATE INDEX "orders_dispatch_by" ON "orders" USING btree ("dispatch_by") WHERE "orders"."state" in ('confirmed', 'processing');--> statement-breakpoint
CREATE INDEX "orders_open_cash" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "orders"."payment_method" = 'COD' and "orders"."state" in ('confirmed', 'processing', 'shipped');--> statement-breakpoint
CREATE INDEX "orders_large" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "orders"."total" > 20000000;--> statement-breakpoint
CREATE INDEX "orders_number_start" ON "orders" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_phone_typed" ON "orders" USING btree (right(regexp_replace("shipping_address" ->> 'phone', '[^0-9]', '', 'g'), 10) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_name_words" ON "orders" USING gin (to_tsvector('simple'::regconfig, "shipping_address" ->> 'fullName'));--> statement-breakpoint
-- Open orders of before get the promise that the shop's pages gave: two days.
UPDATE "orders" SET "dispatch_by" = "created_at" + interval '2 days' WHERE "dispatch_by" IS NULL AND "state" IN ('pending_payment', 'payment_failed', 'confirmed', 'processing');
