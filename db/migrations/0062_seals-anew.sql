ALTER TABLE "history_seals" ADD COLUMN "is_reseal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A process of an earlier version may still run: a seal without a key after one with a key would count as a change for ever.
CREATE FUNCTION "refuse_unkeyed_seal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a seal of the history needs a key';
END $$;
--> statement-breakpoint
CREATE TRIGGER "history_seals_keyed" BEFORE INSERT ON "history_seals"
  FOR EACH ROW WHEN (NEW."key_id" IS NULL) EXECUTE FUNCTION "refuse_unkeyed_seal"();
