CREATE TABLE "installation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"turn" uuid,
	"store_state" text,
	"store_checked_at" timestamp with time zone,
	"sweep_stopped_at" timestamp with time zone,
	"sweep_waiting" integer DEFAULT 0 NOT NULL,
	"sweep_total" integer DEFAULT 0 NOT NULL,
	"sweep_allowed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "installation_is_only_unique" UNIQUE("is_only"),
	CONSTRAINT "installation_is_only" CHECK ("installation"."is_only"),
	CONSTRAINT "installation_store_state" CHECK ("installation"."store_state" in ('ours', 'other-installation', 'other-database', 'older-copy', 'unmarked'))
);
--> statement-breakpoint
CREATE TABLE "store_removals" (
	"key" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"owner_id" uuid,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_removals_reason" CHECK ("store_removals"."reason" in ('asked', 'unused', 'medium'))
);
--> statement-breakpoint
CREATE INDEX "store_removals_owner_id" ON "store_removals" USING btree ("owner_id");
--> statement-breakpoint
-- A file whose row goes in any way, by a cascade too, keeps its key until its bytes are gone. With its owner's account
-- the person asked for it; else no one did.
CREATE FUNCTION note_file_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_removals (key, reason, owner_id, created_at)
  VALUES (
    OLD.key,
    CASE WHEN EXISTS (SELECT FROM users WHERE id = OLD.owner_id) THEN 'unused' ELSE 'asked' END,
    OLD.owner_id,
    now()
  )
  ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER files_note_removal AFTER DELETE ON files
FOR EACH ROW EXECUTE FUNCTION note_file_removal();
--> statement-breakpoint
INSERT INTO "installation" DEFAULT VALUES;
