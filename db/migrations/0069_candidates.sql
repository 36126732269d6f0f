-- The candidate and the account become two rows. Each account that has an application gets one
-- candidate, with the id of the account: the former version, which may still run, reads applications by that id.
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidates_id_account" UNIQUE("id","account_id")
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidates_account" ON "candidates" USING btree ("account_id");--> statement-breakpoint
INSERT INTO "candidates" ("id", "account_id", "demo", "created_at")
  SELECT a."candidate_id", a."candidate_id", bool_or(a."demo"), min(a."created_at") FROM "applications" a GROUP BY a."candidate_id";
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "account_id" uuid;--> statement-breakpoint
UPDATE "applications" SET "account_id" = "candidate_id";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_candidate_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_account" FOREIGN KEY ("candidate_id","account_id") REFERENCES "public"."candidates"("id","account_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "applications_account" ON "applications" USING btree ("account_id");
--> statement-breakpoint
-- For the former version, which inserts an application without an account: removed in the release after this one.
CREATE FUNCTION "fill_account_of_application"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."account_id" IS NULL THEN
    NEW."account_id" := NEW."candidate_id";
    INSERT INTO "candidates" ("id", "account_id", "demo", "created_at")
      VALUES (NEW."candidate_id", NEW."candidate_id", NEW."demo", NEW."created_at") ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "applications_fill_account" BEFORE INSERT ON "applications"
  FOR EACH ROW EXECUTE FUNCTION "fill_account_of_application"();
--> statement-breakpoint
-- The account is whose email, live pages and list line an application concerns: as before (0060, 0031, 0020, 0028).
CREATE OR REPLACE VIEW "application_lines" AS
SELECT a."id" AS "application_id", a."campus", a."intake_id", coalesce(a."number", '') AS "number",
  n."last" AS "last_name", n."first" AS "first_name", i."birth_on",
  name_key(concat_ws(' ', n."last", n."first")) AS "name_order",
  coalesce(c."states"[1], 'draft') AS "state",
  coalesce(c."since"[1], a."submitted_at") AS "state_since",
  coalesce(c."moved", a."submitted_at") AS "moved_at",
  a."submitted_at",
  c."count" AS "choices", e."count" AS "entries", e."proofs",
  coalesce(c."courses", '{}') AS "course_ids",
  r."due" AS "due_on", r."answered" AS "answered_at", s."officer_id",
  ' ' || name_key(concat_ws(' ', n."last", n."first")) || ' ' || fold(concat_ws(' ', a."number",
    replace(a."number", '-', ''), u."email",
    i."mother_email", i."father_email", i."guardian_email",
    regexp_replace(concat_ws(' ', u."phone", i."mother_phone", i."father_phone", i."guardian_phone"),
      '[^0-9 ]', '', 'g'))) AS "search",
  turn_of(coalesce(c."states"[1], 'draft')) || ' ' || to_char(coalesce(c."since"[1], a."submitted_at")
    AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "waiting_order"
FROM "applications" a
JOIN "users" u ON u."id" = a."account_id"
LEFT JOIN "personal_infos" i ON i."application_id" = a."id"
LEFT JOIN "assignments" s ON s."application_id" = a."id"
CROSS JOIN LATERAL (SELECT coalesce(i."last_name", u."last_name") AS "last",
  coalesce(i."first_name", u."first_name") AS "first") n
CROSS JOIN LATERAL (SELECT count(*)::int AS "count", max(o."state_since") AS "moved",
    array_agg(o."state" ORDER BY weight_of(o."state") DESC, o."state_since") AS "states",
    array_agg(o."state_since" ORDER BY weight_of(o."state") DESC, o."state_since") AS "since",
    array_agg(o."course_id" ORDER BY o."position") AS "courses"
  FROM "choices" o WHERE o."application_id" = a."id") c
CROSS JOIN LATERAL (SELECT count(*)::int AS "count", count(y."proof_id")::int AS "proofs"
  FROM "cursus_entries" y WHERE y."application_id" = a."id" AND y."removed_at" IS NULL) e
CROSS JOIN LATERAL (SELECT max(q."answered_at") AS "answered",
    min(q."due_on") FILTER (WHERE q."answered_at" IS NULL AND q."cancelled_at" IS NULL) AS "due"
  FROM "requests" q JOIN "choices" o ON o."id" = q."choice_id" WHERE o."application_id" = a."id") r
WHERE a."submitted_at" IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_application_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."action" ~ '^(note|theme)[.]' OR NEW."action" = 'double.dismissed' THEN
    PERFORM pg_notify('live', 'campus:' || a."campus") FROM "applications" a
      WHERE a."id" = NEW."subject_id"::uuid;
  ELSE
    PERFORM tell_live(a."account_id", a."campus") FROM "applications" a
      WHERE a."id" = NEW."subject_id"::uuid AND a."submitted_at" IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_consent_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'person:' || a."account_id") FROM "applications" a
    WHERE a."id" = NEW."application_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "derive_lines_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_application(a."id") FROM "applications" a WHERE a."account_id" = NEW."id";
  RETURN NULL;
END $$;
