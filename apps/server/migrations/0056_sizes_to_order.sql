UPDATE "products" SET "pieces_left" = "counted"."pieces", "needs_huid" = (
	"products"."metal" = 'Gold' AND "products"."net_weight_mg" >= 2000 AND "products"."huid" IS NULL
	AND NOT EXISTS (
		SELECT FROM "hallmarked_pieces" WHERE "hallmarked_pieces"."product_id" = "products"."id" AND "hallmarked_pieces"."state" <> 'sold'
	)
)
FROM (
	SELECT "product_id", sum("stock")::int AS "pieces" FROM "product_sizes"
	GROUP BY "product_id" HAVING bool_or("stock" IS NULL) AND sum("stock") > 0
) AS "counted"
WHERE "counted"."product_id" = "products"."id";--> statement-breakpoint
UPDATE "product_drafts" SET "content" = "product_drafts"."content" || jsonb_build_object('engravable', "products"."engravable")
FROM "products" WHERE "products"."id" = "product_drafts"."product_id";
