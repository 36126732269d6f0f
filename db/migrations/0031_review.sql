CREATE TABLE "doubles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"kept_id" uuid,
	"closed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"added" uuid[] DEFAULT '{}' NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "doubles_order" CHECK ("doubles"."first_id" < "doubles"."second_id"),
	CONSTRAINT "doubles_kept" CHECK (("doubles"."verdict" = 'different') = ("doubles"."kept_id" is null) and ("doubles"."kept_id" is null or "doubles"."kept_id" in ("doubles"."first_id", "doubles"."second_id")))
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"words" text,
	"pinned_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notes_removed" CHECK (("notes"."words" is null) = ("notes"."removed_at" is not null)),
	CONSTRAINT "notes_pinned" CHECK ("notes"."pinned_at" is null or "notes"."removed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "theme_checks" (
	"application_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"state" text NOT NULL,
	"words" text,
	"checked_by_id" uuid,
	"checked_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "theme_checks_application_id_theme_pk" PRIMARY KEY("application_id","theme")
);
--> statement-breakpoint
ALTER TABLE "doubles" ADD CONSTRAINT "doubles_first_id_applications_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doubles" ADD CONSTRAINT "doubles_second_id_applications_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doubles" ADD CONSTRAINT "doubles_kept_id_applications_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doubles" ADD CONSTRAINT "doubles_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_removed_by_id_users_id_fk" FOREIGN KEY ("removed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_checks" ADD CONSTRAINT "theme_checks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_checks" ADD CONSTRAINT "theme_checks_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "doubles_pair" ON "doubles" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "doubles_second" ON "doubles" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "notes_application" ON "notes" USING btree ("application_id","created_at");
--> statement-breakpoint
-- The moves of THE TABLE again, with one more: what was closed as the double of another application, by mistake,
-- is open again.
CREATE OR REPLACE FUNCTION "refuse_illegal_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = OLD.state OR (CASE OLD.state
    WHEN 'draft' THEN NEW.state IN ('submitted')
    WHEN 'submitted' THEN NEW.state IN ('under-review', 'more-information-asked', 'interview', 'waiting-list', 'conditional-offer', 'offer', 'refused', 'withdrawn')
    WHEN 'under-review' THEN NEW.state IN ('more-information-asked', 'interview', 'waiting-list', 'conditional-offer', 'offer', 'refused', 'withdrawn')
    WHEN 'more-information-asked' THEN NEW.state IN ('under-review', 'refused', 'withdrawn')
    WHEN 'interview' THEN NEW.state IN ('under-review', 'more-information-asked', 'waiting-list', 'conditional-offer', 'offer', 'refused', 'withdrawn')
    WHEN 'waiting-list' THEN NEW.state IN ('under-review', 'conditional-offer', 'offer', 'refused', 'withdrawn')
    WHEN 'conditional-offer' THEN NEW.state IN ('offer', 'accepted', 'declined', 'offer-withdrawn', 'expired', 'withdrawn')
    WHEN 'offer' THEN NEW.state IN ('accepted', 'declined', 'offer-withdrawn', 'expired', 'withdrawn')
    WHEN 'accepted' THEN NEW.state IN ('enrolled', 'offer-withdrawn', 'withdrawn')
    WHEN 'refused' THEN NEW.state IN ('under-review')
    WHEN 'offer-withdrawn' THEN NEW.state IN ('under-review')
    WHEN 'expired' THEN NEW.state IN ('under-review')
    WHEN 'withdrawn' THEN NEW.state IN ('submitted')
    ELSE false
  END) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a choice cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
-- What the staff do among themselves is told to the staff who are looking, never to the candidate's open page.
CREATE OR REPLACE FUNCTION "tell_application_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."action" ~ '^(note|theme)[.]' OR NEW."action" = 'double.dismissed' THEN
    PERFORM pg_notify('live', 'campus:' || a."campus") FROM "applications" a
      WHERE a."id" = NEW."subject_id"::uuid;
  ELSE
    PERFORM tell_live(a."candidate_id", a."campus") FROM "applications" a
      WHERE a."id" = NEW."subject_id"::uuid AND a."submitted_at" IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Seeing changes nothing that anybody looks at.
DROP TRIGGER "history_live" ON "history";
--> statement-breakpoint
CREATE TRIGGER "history_live" AFTER INSERT ON "history"
  FOR EACH ROW WHEN (NEW."subject_kind" = 'application' AND NEW."action" NOT IN ('file.opened', 'application.opened', 'passport.revealed'))
  EXECUTE FUNCTION "tell_application_live"();
