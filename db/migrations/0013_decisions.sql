CREATE TABLE "departures" (
	"choice_id" uuid PRIMARY KEY NOT NULL,
	"reason" text,
	"words" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_verdicts" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"read_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_verdicts_reason" CHECK (("file_verdicts"."verdict" = 'refused') = ("file_verdicts"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"choice_id" uuid PRIMARY KEY NOT NULL,
	"conditions" text,
	"answer_by" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refusals" (
	"choice_id" uuid PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"words" text NOT NULL,
	"advice" text NOT NULL,
	"proposed_by_id" uuid,
	"proposed_at" timestamp with time zone NOT NULL,
	"confirmed_by_id" uuid,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "refusals_second_reader" CHECK ("refusals"."confirmed_by_id" <> "refusals"."proposed_by_id")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"choice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entry_id" uuid,
	"words" text NOT NULL,
	"due_on" date NOT NULL,
	"asked_by_id" uuid,
	"answered_at" timestamp with time zone,
	"answer" text,
	"file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requests_kind" CHECK (("requests"."kind" = 'proof') = ("requests"."entry_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "grace_hours" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "answer_days" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_choice_id_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_verdicts" ADD CONSTRAINT "file_verdicts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_verdicts" ADD CONSTRAINT "file_verdicts_read_by_id_users_id_fk" FOREIGN KEY ("read_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_choice_id_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refusals" ADD CONSTRAINT "refusals_choice_id_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refusals" ADD CONSTRAINT "refusals_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refusals" ADD CONSTRAINT "refusals_confirmed_by_id_users_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_choice_id_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_entry_id_cursus_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."cursus_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_answer_by" ON "offers" USING btree ("answer_by");--> statement-breakpoint
CREATE INDEX "requests_choice" ON "requests" USING btree ("choice_id");--> statement-breakpoint
ALTER TABLE "choices" ADD CONSTRAINT "choices_state_known" CHECK ("choices"."state" in ('draft', 'submitted', 'under-review', 'more-information-asked', 'interview',
  'waiting-list', 'conditional-offer', 'offer', 'accepted', 'enrolled', 'refused', 'declined',
  'withdrawn', 'offer-withdrawn', 'expired'));--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_grace" CHECK ("intakes"."grace_hours" between 0 and 72);--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_answer_days" CHECK ("intakes"."answer_days" between 1 and 90);--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_dates" CHECK ("intakes"."opens_at" < "intakes"."closes_at");
--> statement-breakpoint
-- The moves of THE TABLE (admissions room, application.ts): an illegal one is refused here too, whoever
-- tries it. A test compares both.
CREATE FUNCTION "refuse_illegal_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = OLD.state OR (CASE OLD.state
    WHEN 'draft' THEN NEW.state IN ('submitted')
    WHEN 'submitted' THEN NEW.state IN ('under-review', 'more-information-asked', 'interview', 'waiting-list', 'conditional-offer', 'offer', 'refused', 'withdrawn')
    WHEN 'under-review' THEN NEW.state IN ('more-information-asked', 'interview', 'waiting-list', 'conditional-offer', 'offer', 'refused', 'withdrawn')
    WHEN 'more-information-asked' THEN NEW.state IN ('under-review', 'refused', 'withdrawn')
    WHEN 'interview' THEN NEW.state IN ('more-information-asked', 'waiting-list', 'conditional-offer', 'offer', 'refused', 'withdrawn')
    WHEN 'waiting-list' THEN NEW.state IN ('conditional-offer', 'offer', 'refused', 'withdrawn')
    WHEN 'conditional-offer' THEN NEW.state IN ('offer', 'accepted', 'declined', 'offer-withdrawn', 'expired', 'withdrawn')
    WHEN 'offer' THEN NEW.state IN ('accepted', 'declined', 'offer-withdrawn', 'expired', 'withdrawn')
    WHEN 'accepted' THEN NEW.state IN ('enrolled', 'offer-withdrawn', 'withdrawn')
    ELSE false
  END) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a choice cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "choices_legal_move" BEFORE UPDATE OF "state" ON "choices"
  FOR EACH ROW EXECUTE FUNCTION "refuse_illegal_move"();
--> statement-breakpoint
-- Offers made before they had a table: their conditions are in the messages that told them.
INSERT INTO "offers" ("choice_id", "conditions", "answer_by", "offered_at")
  SELECT "id",
    CASE "state" WHEN 'conditional-offer' THEN 'Voir la messagerie / See your messages' END,
    now() + interval '15 days', "state_since"
  FROM "choices" WHERE "state" IN ('offer', 'conditional-offer');
