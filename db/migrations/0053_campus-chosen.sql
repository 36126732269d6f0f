ALTER TABLE "applications" ALTER COLUMN "campus" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_campus_sent" CHECK ("applications"."submitted_at" is null or "applications"."campus" is not null);--> statement-breakpoint
-- The campus of a draft was guessed. It stays where the candidate changed it, and where it comes from an application
-- that they sent; elsewhere it is asked. What was sent stays as it is.
UPDATE "applications" a SET "campus" = NULL
WHERE a."submitted_at" IS NULL
  AND NOT EXISTS (SELECT FROM "personal_infos" i WHERE i."application_id" = a."id" AND i."writers" ? 'campus')
  AND NOT EXISTS (SELECT FROM "applications" s WHERE s."candidate_id" = a."candidate_id" AND s."submitted_at" IS NOT NULL);--> statement-breakpoint
-- The country of birth of these drafts was proposed as that of the campus and saved with the page: nothing tells an
-- answer from the proposal, so it is asked again.
UPDATE "personal_infos" i SET "birth_country" = NULL, "writers" = i."writers" - 'birthCountry'
FROM "applications" a
WHERE a."id" = i."application_id" AND a."submitted_at" IS NULL AND i."birth_country" IN ('SN', 'CM')
  AND NOT EXISTS (SELECT FROM "applications" s WHERE s."candidate_id" = a."candidate_id" AND s."submitted_at" IS NOT NULL);
