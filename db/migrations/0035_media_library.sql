ALTER TABLE "uploads" DROP CONSTRAINT "uploads_size";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_editions" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_editions" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_editions" ADD COLUMN "people" text;--> statement-breakpoint
ALTER TABLE "media_editions" ADD COLUMN "agreed_on" date;--> statement-breakpoint
ALTER TABLE "media_editions" ADD COLUMN "agreed_until" date;--> statement-breakpoint
ALTER TABLE "media_editions" ADD COLUMN "agreement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('file', 'medium'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_size" CHECK ("uploads"."size" between 1 and case when "uploads"."purpose" = 'medium' then 100000000 else 10000000 end);--> statement-breakpoint
ALTER TABLE "media_editions" ADD CONSTRAINT "media_editions_people" CHECK ("media_editions"."people" in ('no', 'yes'));