ALTER TABLE "files" ADD COLUMN "page_count" integer;--> statement-breakpoint
CREATE INDEX "files_uncounted" ON "files" USING btree ("id") WHERE "files"."page_count" is null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_page_count" CHECK ("files"."page_count" >= 0);--> statement-breakpoint
-- A picture has one page. The documents are counted by a job, which reads them from the store.
UPDATE "files" SET "page_count" = 1 WHERE "type" <> 'application/pdf';
