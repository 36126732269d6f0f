UPDATE "invitations" SET "campus" = NULL WHERE "role" <> 'admissions';--> statement-breakpoint
UPDATE "staff" SET "campus" = NULL WHERE "role" <> 'admissions';--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_campus" CHECK ("invitations"."campus" is null or "invitations"."role" = 'admissions');--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_campus" CHECK ("staff"."campus" is null or "staff"."role" = 'admissions');