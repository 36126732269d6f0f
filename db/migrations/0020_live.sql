-- Every process tells the pages that are open in its browsers what has changed, whoever changed it: a
-- conversation written in or read, and whatever the history says of an application that was sent.
CREATE FUNCTION "tell_live"("person" uuid, "campus" text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', 'person:' || "person"), pg_notify('live', 'campus:' || coalesce("campus", ''));
$$;
--> statement-breakpoint
CREATE FUNCTION "tell_thread_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(NEW."person_id", NEW."campus");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "threads_live" AFTER INSERT OR UPDATE ON "threads"
  FOR EACH ROW EXECUTE FUNCTION "tell_thread_live"();
--> statement-breakpoint
CREATE FUNCTION "tell_application_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(a."candidate_id", a."campus") FROM "applications" a
    WHERE a."id" = NEW."subject_id"::uuid AND a."submitted_at" IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Opening a file changes nothing that anybody looks at.
CREATE TRIGGER "history_live" AFTER INSERT ON "history"
  FOR EACH ROW WHEN (NEW."subject_kind" = 'application' AND NEW."action" <> 'file.opened')
  EXECUTE FUNCTION "tell_application_live"();
--> statement-breakpoint
CREATE FUNCTION "tell_consent_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'person:' || a."candidate_id") FROM "applications" a
    WHERE a."id" = NEW."application_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An adult answers while the draft is open.
CREATE TRIGGER "consents_live" AFTER UPDATE ON "consents"
  FOR EACH ROW EXECUTE FUNCTION "tell_consent_live"();
