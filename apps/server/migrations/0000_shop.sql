CREATE TYPE "public"."role" AS ENUM('shopper', 'staff');--> statement-breakpoint
CREATE TYPE "public"."carat" AS ENUM('24K', '22K', '18K', 'Silver');--> statement-breakpoint
CREATE TYPE "public"."tone" AS ENUM('light', 'dark');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('Pending payment', 'Confirmed', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'Payment failed', 'Returned', 'Refunded');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('ONLINE', 'COD');--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"address_line" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zipcode" text NOT NULL,
	"country" text NOT NULL,
	"primary_phone" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credentials_account" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone" text,
	"location" text DEFAULT '' NOT NULL,
	"image" text,
	"role" "role" DEFAULT 'shopper' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_cart_id_product_id_size_pk" PRIMARY KEY("cart_id","product_id","size"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"picture" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "product_details" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"model_number" text NOT NULL,
	"style" text NOT NULL,
	"set_includes" text[] NOT NULL,
	"occasion" text[] NOT NULL,
	"design_theme" text[] NOT NULL,
	"finish" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_sizes" (
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"position" integer NOT NULL,
	"net_weight_mg" integer NOT NULL,
	"stock" integer,
	CONSTRAINT "product_sizes_product_id_size_pk" PRIMARY KEY("product_id","size"),
	CONSTRAINT "product_sizes_weight" CHECK ("product_sizes"."net_weight_mg" between 1 and 10000000),
	CONSTRAINT "product_sizes_stock" CHECK ("product_sizes"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"carat" "carat" NOT NULL,
	"metal" text NOT NULL,
	"metal_colour" text NOT NULL,
	"net_weight_mg" integer NOT NULL,
	"gross_weight_mg" integer NOT NULL,
	"making_charge_bp" integer NOT NULL,
	"stone_value_paise" bigint NOT NULL,
	"discount_bp" integer NOT NULL,
	"pictures" text[] NOT NULL,
	"spin" text[],
	"model" text,
	"stones" jsonb NOT NULL,
	"stock" integer,
	"in_stock" boolean NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"dimensions" text,
	"huid" text,
	"certificate" text,
	"origin" text NOT NULL,
	"tags" text[] NOT NULL,
	"search_text" text NOT NULL,
	"featured" boolean NOT NULL,
	"best_selling" boolean NOT NULL,
	"everyday" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_huid_unique" UNIQUE("huid"),
	CONSTRAINT "products_weights" CHECK ("products"."net_weight_mg" between 1 and 10000000 and "products"."gross_weight_mg" >= "products"."net_weight_mg"),
	CONSTRAINT "products_shares" CHECK ("products"."making_charge_bp" between 0 and 10000 and "products"."discount_bp" between 0 and 10000),
	CONSTRAINT "products_stone_value" CHECK ("products"."stone_value_paise" between 0 and 100000000000),
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"picture" text NOT NULL,
	"tags" text[] NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "gallery_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"caption" text NOT NULL,
	"likes" integer NOT NULL,
	"comments" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "gallery_pictures_picture_unique" UNIQUE("picture")
);
--> statement-breakpoint
CREATE TABLE "shop_profile" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"alt" text NOT NULL,
	"title" text NOT NULL,
	"sub_title" text NOT NULL,
	"description" text NOT NULL,
	"tone" "tone" NOT NULL,
	"link" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "slides_picture_unique" UNIQUE("picture")
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"picture" text,
	"position" integer NOT NULL,
	CONSTRAINT "testimonials_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"status" "order_status" NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_history_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"pictures" text[] NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"carat" text NOT NULL,
	"net_weight_mg" integer NOT NULL,
	"quantity" integer NOT NULL,
	"rate_per_gram" bigint NOT NULL,
	"metal_value" bigint NOT NULL,
	"making_charge" bigint NOT NULL,
	"stone_value" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"line_price" bigint NOT NULL,
	CONSTRAINT "order_items_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_items_line" CHECK ("order_items"."line_price" = "order_items"."unit_price" * "order_items"."quantity"),
	CONSTRAINT "order_items_breakup" CHECK ("order_items"."unit_price" = "order_items"."metal_value" + "order_items"."making_charge" + "order_items"."stone_value" - "order_items"."discount")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" "order_status" NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"rate_sheet_id" uuid NOT NULL,
	"rates_at" timestamp (3) with time zone NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"gst" bigint NOT NULL,
	"gst_rate_bp" integer NOT NULL,
	"shipping" bigint NOT NULL,
	"total" bigint NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"contact" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."gst" + "orders"."shipping")
);
--> statement-breakpoint
CREATE TABLE "rate_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	"gold24k" bigint NOT NULL,
	"gold22k" bigint NOT NULL,
	"gold18k" bigint NOT NULL,
	"silver" bigint NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_sheets_in_order" CHECK ("rate_sheets"."gold24k" > "rate_sheets"."gold22k" and "rate_sheets"."gold22k" > "rate_sheets"."gold18k" and "rate_sheets"."gold18k" > "rate_sheets"."silver" and "rate_sheets"."silver" > 0),
	CONSTRAINT "rate_sheets_ceiling" CHECK ("rate_sheets"."gold24k" <= 50000000)
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_details" ADD CONSTRAINT "product_details_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "products_listing" ON "products" USING btree ("category_id","carat","metal","on_sale","in_stock","net_weight_mg","making_charge_bp","stone_value_paise","discount_bp","id") WHERE "products"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("featured" DESC NULLS FIRST,"position","id") WHERE "products"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","featured" DESC NULLS FIRST,"position","id") WHERE "products"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "products_best_selling" ON "products" USING btree ("position","id") WHERE "products"."removed_at" is null and "products"."best_selling";--> statement-breakpoint
CREATE INDEX "products_everyday" ON "products" USING btree ("position","id") WHERE "products"."removed_at" is null and "products"."everyday";--> statement-breakpoint
CREATE INDEX "products_created_at" ON "products" USING btree ("created_at","id") WHERE "products"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "products_weight" ON "products" USING btree ("net_weight_mg","id") WHERE "products"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_sheets_accepted_at" ON "rate_sheets" USING btree ("accepted_at","id");