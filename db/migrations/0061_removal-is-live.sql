ALTER TABLE "store_removals" ADD COLUMN "is_live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What is in the trash was moved there.
UPDATE "store_removals" SET "is_live" = false WHERE "trashed_at" IS NOT NULL;
