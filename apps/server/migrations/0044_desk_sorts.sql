CREATE INDEX "products_desk_weight" ON "products" USING btree ("net_weight_mg","id") WHERE "products"."state" <> 'archived';--> statement-breakpoint
CREATE INDEX "products_desk_making" ON "products" USING btree ("making_charge_bp","id","carat","net_weight_mg","stone_value_paise","discount_bp") WHERE "products"."state" <> 'archived';
