CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"encoding" text NOT NULL,
	"plan" jsonb NOT NULL,
	"author_id" uuid,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "universities" RENAME COLUMN "note" TO "note_fr";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "note_en" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- The notes that the site came with, in English, where the French is still ours.
UPDATE "universities" SET "note_en" = "notes"."en" FROM (VALUES
  ('simon-fraser', 'Noms officiels en anglais ; les noms français sont des traductions de courtoisie.', 'Official names are in English; the French names are courtesy translations.'),
  ('moncton', 'Université de langue française ; trois campus : Moncton, Edmundston, Shippagan.', 'A French-language university with three campuses: Moncton, Edmundston and Shippagan.'),
  ('saint-boniface', 'Université de langue française affiliée à l’Université du Manitoba.', 'A French-language university affiliated with the University of Manitoba.'),
  ('laval', '13 années d’études préuniversitaires (ou 12 + 1 année universitaire) sont normalement exigées au 1er cycle : un diplôme ontarien (12 années) peut demander une année supplémentaire.', '13 years of pre-university studies (or 12 + 1 year of university) are normally required for undergraduate programmes: an Ontario diploma (12 years) may call for one more year.'),
  ('ottawa', 'Université bilingue. Diplôme ontarien avec au moins six cours 4U/4M ; l’admission n’est pas garantie.', 'A bilingual university. An Ontario diploma with at least six 4U/4M courses; admission is not guaranteed.')
) AS "notes"("id", "fr", "en")
WHERE "universities"."id" = "notes"."id" AND "universities"."note_fr" = "notes"."fr";
