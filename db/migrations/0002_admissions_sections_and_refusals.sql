ALTER TABLE "applications" ADD COLUMN "finished_sections" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "refused_at" timestamp with time zone;