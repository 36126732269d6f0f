-- A name as two spellings of it share it (app/i18n/name-key.ts, compared by a test): no case, accents nor
-- apostrophes, hyphens as spaces, plain letters. Capitals are folded here too: some locales lower ASCII alone.
CREATE FUNCTION "name_key"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT trim(regexp_replace(translate(translate(
    replace(replace(replace(fold($1), 'ß', 'ss'), 'þ', 'th'), 'Þ', 'th'),
    '-‐‑‒–—−', '       '),
    'łŁøØđĐðÐɓƁɗƊƙƘŋŊɲƝɔƆɛƐəƏǝƎıƴƳ''’‘‛ʼ`´′ʹʻ＇',
    'llooddddbbddkknnnnooeeeeeeiyy'), '\s+', ' ', 'g'))
$$;
--> statement-breakpoint
-- As in 0036, with names by their key, and the number without hyphens beside it, as people type it.
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
SELECT list_applications();
