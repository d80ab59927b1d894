ALTER TABLE "users" DROP CONSTRAINT "users_phone_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_proved" ON "users" USING btree ("phone") WHERE "users"."phone_verified";