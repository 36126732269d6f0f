-- A number that nobody agreed from is asked again.
DELETE FROM "whatsapp_numbers";
--> statement-breakpoint
ALTER TABLE "whatsapp_numbers" ADD COLUMN "confirmed_at" timestamp with time zone;