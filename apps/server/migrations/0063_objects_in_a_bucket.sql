ALTER TABLE "content_pictures" ALTER COLUMN "jpeg" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_pictures" ALTER COLUMN "webp" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_pictures" ALTER COLUMN "webp" DROP NOT NULL;