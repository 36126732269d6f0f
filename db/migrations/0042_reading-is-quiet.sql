-- What a person has just read is no news to them: their own pages are told the count alone (live.server.ts), so that a
-- page does not ask again for the data it has just brought. The school, which sees that it was read, is told as before.
CREATE OR REPLACE FUNCTION "tell_thread_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."person_read_at" IS DISTINCT FROM OLD."person_read_at"
    AND to_jsonb(NEW) - 'person_read_at' = to_jsonb(OLD) - 'person_read_at' THEN
    PERFORM pg_notify('live', 'read:person:' || NEW."person_id"),
      pg_notify('live', 'campus:' || coalesce(NEW."campus", ''));
  ELSE
    PERFORM tell_live(NEW."person_id", NEW."campus");
  END IF;
  RETURN NULL;
END $$;
