-- Parts of a word are found by their trigrams. The extension comes with PostgreSQL and any owner of a database may
-- add it; where a server refuses, starting says so.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE TABLE "chosen_applications" (
	"announcement_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	CONSTRAINT "chosen_applications_announcement_id_application_id_pk" PRIMARY KEY("announcement_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"officer_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listed_applications" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"campus" text NOT NULL,
	"intake_id" uuid NOT NULL,
	"number" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"birth_on" date,
	"name_order" text NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"choices" integer NOT NULL,
	"entries" integer NOT NULL,
	"proofs" integer NOT NULL,
	"course_ids" text[] NOT NULL,
	"due_on" date,
	"answered_at" timestamp with time zone,
	"officer_id" uuid,
	"search" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"campus" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chosen_applications" ADD CONSTRAINT "chosen_applications_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_applications" ADD CONSTRAINT "chosen_applications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_officer_id_users_id_fk" FOREIGN KEY ("officer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_applications" ADD CONSTRAINT "listed_applications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chosen_applications_application" ON "chosen_applications" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "assignments_officer" ON "assignments" USING btree ("officer_id");--> statement-breakpoint
CREATE INDEX "listed_applications_waiting" ON "listed_applications" USING btree ("state_since","application_id");--> statement-breakpoint
CREATE INDEX "listed_applications_sent" ON "listed_applications" USING btree ("submitted_at","application_id");--> statement-breakpoint
CREATE INDEX "listed_applications_name" ON "listed_applications" USING btree ("name_order","application_id");--> statement-breakpoint
CREATE INDEX "listed_applications_moved" ON "listed_applications" USING btree ("moved_at","application_id");--> statement-breakpoint
CREATE INDEX "listed_applications_state" ON "listed_applications" USING btree ("state","state_since","application_id");--> statement-breakpoint
CREATE INDEX "listed_applications_campus" ON "listed_applications" USING btree ("campus","state","state_since","application_id");--> statement-breakpoint
CREATE INDEX "listed_applications_officer" ON "listed_applications" USING btree ("officer_id","state_since","application_id");--> statement-breakpoint
CREATE INDEX "listed_applications_due" ON "listed_applications" USING btree ("due_on") WHERE "listed_applications"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "listed_applications_answered" ON "listed_applications" USING btree ("answered_at") WHERE "listed_applications"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "listed_applications_courses" ON "listed_applications" USING gin ("course_ids");--> statement-breakpoint
CREATE INDEX "listed_applications_search" ON "listed_applications" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "saved_views_owner" ON "saved_views" USING btree ("owner_id");
--> statement-breakpoint
-- As `searchable` (app/i18n/normalize-for-search.ts) reduces what is asked: no case, no accents, single spaces.
CREATE FUNCTION "fold"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT trim(regexp_replace(lower(replace(replace(replace(replace(replace(
    regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), '’', '''')), '\s+', ' ', 'g'))
$$;
--> statement-breakpoint
-- The weights of THE TABLE (admissions room, application.ts). A test compares both.
CREATE FUNCTION "weight_of"("state" text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE "state" WHEN 'draft' THEN 1 WHEN 'withdrawn' THEN 10 WHEN 'expired' THEN 20
    WHEN 'declined' THEN 25 WHEN 'offer-withdrawn' THEN 28 WHEN 'refused' THEN 30
    WHEN 'waiting-list' THEN 45 WHEN 'submitted' THEN 50 WHEN 'under-review' THEN 55
    WHEN 'interview' THEN 60 WHEN 'more-information-asked' THEN 65 WHEN 'conditional-offer' THEN 75
    WHEN 'offer' THEN 80 WHEN 'accepted' THEN 90 WHEN 'enrolled' THEN 100 END
$$;
--> statement-breakpoint
-- What the list says of each application that was sent, as it follows from the tables that hold it.
CREATE VIEW "application_lines" AS
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
      '[^0-9 ]', '', 'g'))) AS "search"
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
-- Derives one line again. Whoever derives holds the application first, in the order of every command: of two
-- that change it together, the second derives from what both have left.
CREATE FUNCTION "list_application"("id" uuid) RETURNS void LANGUAGE plpgsql AS $$
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
    "search" = excluded."search"
  WHERE l IS DISTINCT FROM excluded;
END $$;
--> statement-breakpoint
-- Derives every line again. Nobody changes an application meanwhile.
CREATE FUNCTION "list_applications"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE "applications" IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM "listed_applications";
  INSERT INTO "listed_applications" SELECT * FROM "application_lines";
END $$;
--> statement-breakpoint
CREATE FUNCTION "derive_line"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line jsonb := coalesce(to_jsonb(NEW), to_jsonb(OLD));
  "of" uuid := line ->> TG_ARGV[0];
BEGIN
  IF EXISTS (SELECT FROM "applications" a WHERE a."id" = "of" AND a."submitted_at" IS NOT NULL) THEN
    PERFORM list_application("of");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "derive_line_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_application(c."application_id") FROM "choices" c
    WHERE c."id" = coalesce(NEW."choice_id", OLD."choice_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Without looking first whether it was sent: it may be being sent now, with the address of before.
CREATE FUNCTION "derive_lines_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_application(a."id") FROM "applications" a WHERE a."candidate_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "applications_line" AFTER INSERT OR UPDATE OF "submitted_at", "number", "campus", "intake_id"
  ON "applications" FOR EACH ROW WHEN (NEW."submitted_at" IS NOT NULL)
  EXECUTE FUNCTION "derive_line"('id');
--> statement-breakpoint
CREATE TRIGGER "personal_infos_line" AFTER INSERT OR UPDATE OF "last_name", "first_name", "birth_on",
    "mother_email", "father_email", "guardian_email", "mother_phone", "father_phone", "guardian_phone"
  ON "personal_infos" FOR EACH ROW EXECUTE FUNCTION "derive_line"('application_id');
--> statement-breakpoint
CREATE TRIGGER "choices_line" AFTER INSERT OR DELETE OR UPDATE OF "state", "state_since", "course_id", "position"
  ON "choices" FOR EACH ROW EXECUTE FUNCTION "derive_line"('application_id');
--> statement-breakpoint
CREATE TRIGGER "cursus_entries_line" AFTER INSERT OR DELETE OR UPDATE OF "proof_id", "removed_at"
  ON "cursus_entries" FOR EACH ROW EXECUTE FUNCTION "derive_line"('application_id');
--> statement-breakpoint
CREATE TRIGGER "assignments_line" AFTER INSERT OR DELETE OR UPDATE
  ON "assignments" FOR EACH ROW EXECUTE FUNCTION "derive_line"('application_id');
--> statement-breakpoint
CREATE TRIGGER "requests_line" AFTER INSERT OR DELETE OR UPDATE OF "due_on", "answered_at", "cancelled_at"
  ON "requests" FOR EACH ROW EXECUTE FUNCTION "derive_line_of_request"();
--> statement-breakpoint
CREATE TRIGGER "users_line" AFTER UPDATE OF "email", "phone", "first_name", "last_name" ON "users"
  FOR EACH ROW WHEN ((OLD."email", OLD."phone", OLD."first_name", OLD."last_name")
    IS DISTINCT FROM (NEW."email", NEW."phone", NEW."first_name", NEW."last_name"))
  EXECUTE FUNCTION "derive_lines_of_person"();
--> statement-breakpoint
SELECT list_applications();
