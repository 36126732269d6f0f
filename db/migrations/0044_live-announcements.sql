-- How far an announcement is, is told by the conversations that it begins, a batch at a time. That it was sent, and that
-- everybody has it, is told here: once for all of its people.
CREATE FUNCTION "tell_announcement_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'campus:' || coalesce(NEW."campus", ''));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "announcements_live" AFTER UPDATE OF "sent_at", "ended_at" ON "announcements"
  FOR EACH ROW EXECUTE FUNCTION "tell_announcement_live"();
--> statement-breakpoint
-- Who reads a conversation is said in it.
CREATE FUNCTION "tell_guest_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(t."person_id", t."campus") FROM "threads" t WHERE t."id" = NEW."thread_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "guests_live" AFTER INSERT OR UPDATE OF "ended_at" ON "guests"
  FOR EACH ROW EXECUTE FUNCTION "tell_guest_live"();
