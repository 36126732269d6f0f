CREATE TABLE "campus_rules" (
	"campus" text PRIMARY KEY NOT NULL,
	"consent_age" integer DEFAULT 18 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campus_rules_consent_age" CHECK ("campus_rules"."consent_age" between 15 and 21)
);
--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "locale" text DEFAULT 'fr' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "purposes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Who agreed before agreed to a page that told both.
UPDATE "consents" SET "purposes" = '{application,universities}' WHERE "given_at" IS NOT NULL;
--> statement-breakpoint
-- Both countries' law, as the school's rule has it; the staff may change it.
INSERT INTO "campus_rules" ("campus", "consent_age", "updated_at") VALUES ('senegal', 18, now()), ('cameroon', 18, now());
