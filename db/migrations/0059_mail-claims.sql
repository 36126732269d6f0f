ALTER TABLE "mails" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_until" timestamp with time zone;