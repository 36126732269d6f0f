CREATE TABLE "whatsapp_questions" (
	"digest" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "whatsapp_numbers" ADD COLUMN "asked_at" timestamp with time zone;