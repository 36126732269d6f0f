ALTER TABLE "files" ADD COLUMN "scan" text DEFAULT 'unscanned' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "scanned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "files_unread" ON "files" USING btree ("scan") WHERE "files"."scan" in ('unscanned', 'pending');--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_scan" CHECK ("files"."scan" in ('unscanned', 'pending', 'clean', 'infected'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_scanned" CHECK (("files"."scan" in ('clean', 'infected')) = ("files"."scanned_at" is not null));