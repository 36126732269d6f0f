ALTER TABLE "personal_infos" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "personal_infos" ADD COLUMN "residence_city" text;