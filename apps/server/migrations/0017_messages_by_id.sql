DROP INDEX "messages_created_at_index";
--> statement-breakpoint
-- A message changes its state twice: room for that beside it saves its indexes.
ALTER TABLE "messages" SET (fillfactor = 60);
