CREATE TYPE "public"."staff_role" AS ENUM('owner', 'catalogue', 'orders', 'rates', 'support', 'accounts', 'auditor');--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_role" "staff_role";--> statement-breakpoint
-- The staff account of the settings is the owner.
UPDATE "users" SET "staff_role" = 'owner' WHERE "role" = 'staff';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role" CHECK (("users"."role" = 'staff') = ("users"."staff_role" is not null));
