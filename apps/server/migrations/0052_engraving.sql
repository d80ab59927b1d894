ALTER TABLE "products" ADD COLUMN "engravable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "engraving" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_cart_id_product_id_size_pk";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_product_id_size_engraving_pk" PRIMARY KEY("cart_id","product_id","size","engraving");--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "engraving" text DEFAULT '' NOT NULL;
