-- A view and a trigger name the column: both are made again below, as they were (0056 and 0028).
DROP VIEW "application_lines";--> statement-breakpoint
DROP TRIGGER "personal_infos_line" ON "personal_infos";--> statement-breakpoint
-- Not by a cast, which writes a date as the settings of the server say.
ALTER TABLE "personal_infos" ALTER COLUMN "birth_on" SET DATA TYPE text USING to_char("birth_on", 'YYYY-MM-DD');--> statement-breakpoint
ALTER TABLE "listed_applications" ALTER COLUMN "birth_on" SET DATA TYPE text USING to_char("birth_on", 'YYYY-MM-DD');--> statement-breakpoint
ALTER TABLE "personal_infos" ADD CONSTRAINT "personal_infos_birth_on" CHECK ("personal_infos"."birth_on" ~ '^[0-9]{4}(-[0-9]{2}-[0-9]{2})?$');
--> statement-breakpoint
CREATE VIEW "application_lines" AS
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
JOIN "users" u ON u."id" = a."candidate_id"
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
CREATE TRIGGER "personal_infos_line" AFTER INSERT OR UPDATE OF "last_name", "first_name", "birth_on",
    "mother_email", "father_email", "guardian_email", "mother_phone", "father_phone", "guardian_phone"
  ON "personal_infos" FOR EACH ROW EXECUTE FUNCTION "derive_line"('application_id');
