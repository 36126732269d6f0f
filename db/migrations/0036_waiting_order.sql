DROP INDEX "listed_applications_waiting";--> statement-breakpoint
DROP INDEX "listed_applications_state";--> statement-breakpoint
DROP INDEX "listed_applications_campus";--> statement-breakpoint
DROP INDEX "listed_applications_officer";--> statement-breakpoint
-- Derived again from nothing at the end.
DELETE FROM "listed_applications";--> statement-breakpoint
ALTER TABLE "listed_applications" ADD COLUMN "waiting_order" text NOT NULL;--> statement-breakpoint
CREATE INDEX "interviews_other_time" ON "interviews" USING btree ("choice_id") WHERE "interviews"."state" = 'other-time';--> statement-breakpoint
CREATE INDEX "listed_applications_waiting" ON "listed_applications" USING btree ("waiting_order","application_id");--> statement-breakpoint
CREATE INDEX "listed_applications_state" ON "listed_applications" USING btree ("state","waiting_order","application_id");--> statement-breakpoint
CREATE INDEX "listed_applications_campus" ON "listed_applications" USING btree ("campus","state","waiting_order","application_id");--> statement-breakpoint
CREATE INDEX "listed_applications_officer" ON "listed_applications" USING btree ("officer_id","waiting_order","application_id");
--> statement-breakpoint
-- Whose turn it is by THE TABLE (admissions room, application.ts), in the order of the list. A test compares both.
CREATE FUNCTION "turn_of"("state" text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN "state" IN ('submitted', 'under-review', 'interview', 'waiting-list', 'accepted') THEN 0
    WHEN "state" IN ('draft', 'more-information-asked', 'conditional-offer', 'offer') THEN 1 ELSE 2 END
$$;
--> statement-breakpoint
-- As in 0028, with whose turn it is and since when as one text, by which the list is put in order.
CREATE OR REPLACE VIEW "application_lines" AS
SELECT a."id" AS "application_id", a."campus", a."intake_id", coalesce(a."number", '') AS "number",
  n."last" AS "last_name", n."first" AS "first_name", i."birth_on",
  fold(n."last" || ' ' || n."first") AS "name_order",
  coalesce(c."states"[1], 'draft') AS "state",
  coalesce(c."since"[1], a."submitted_at") AS "state_since",
  coalesce(c."moved", a."submitted_at") AS "moved_at",
  a."submitted_at",
  c."count" AS "choices", e."count" AS "entries", e."proofs",
  coalesce(c."courses", '{}') AS "course_ids",
  r."due" AS "due_on", r."answered" AS "answered_at", s."officer_id",
  ' ' || fold(concat_ws(' ', n."last", n."first", a."number", u."email",
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
CREATE OR REPLACE FUNCTION "list_application"("id" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "applications" a WHERE a."id" = $1 FOR NO KEY UPDATE;
  INSERT INTO "listed_applications" AS l SELECT * FROM "application_lines" v WHERE v."application_id" = $1
  ON CONFLICT ("application_id") DO UPDATE SET
    "campus" = excluded."campus", "intake_id" = excluded."intake_id", "number" = excluded."number",
    "last_name" = excluded."last_name", "first_name" = excluded."first_name",
    "birth_on" = excluded."birth_on", "name_order" = excluded."name_order",
    "state" = excluded."state", "state_since" = excluded."state_since",
    "moved_at" = excluded."moved_at", "submitted_at" = excluded."submitted_at",
    "choices" = excluded."choices", "entries" = excluded."entries", "proofs" = excluded."proofs",
    "course_ids" = excluded."course_ids", "due_on" = excluded."due_on",
    "answered_at" = excluded."answered_at", "officer_id" = excluded."officer_id",
    "search" = excluded."search", "waiting_order" = excluded."waiting_order"
  WHERE l IS DISTINCT FROM excluded;
END $$;
--> statement-breakpoint
SELECT list_applications();
