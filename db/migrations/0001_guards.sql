-- Order of preference: unique, but two choices may change places inside one transaction.
ALTER TABLE "choices" ADD CONSTRAINT "choices_application_position"
  UNIQUE ("application_id", "position") DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- The history is append-only, for us too.
CREATE FUNCTION "refuse_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'history is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "history_append_only" BEFORE UPDATE OR DELETE ON "history"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
