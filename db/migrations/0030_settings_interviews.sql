CREATE TABLE "school_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"grace_hours" integer DEFAULT 6 NOT NULL,
	"answer_days" integer DEFAULT 15 NOT NULL,
	"request_days" integer DEFAULT 14 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_rules_one" CHECK ("school_rules"."id" = 'school'),
	CONSTRAINT "school_rules_grace" CHECK ("school_rules"."grace_hours" between 0 and 72),
	CONSTRAINT "school_rules_answer_days" CHECK ("school_rules"."answer_days" between 1 and 90),
	CONSTRAINT "school_rules_request_days" CHECK ("school_rules"."request_days" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"choice_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"place" text,
	"link" text,
	"words" text,
	"state" text DEFAULT 'proposed' NOT NULL,
	"other_time" text,
	"answered_at" timestamp with time zone,
	"because" text,
	"ended_at" timestamp with time zone,
	"proposed_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interviews_minutes" CHECK ("interviews"."minutes" between 10 and 240),
	CONSTRAINT "interviews_where" CHECK (("interviews"."place" is null) <> ("interviews"."link" is null)),
	CONSTRAINT "interviews_link" CHECK ("interviews"."link" like 'https://%'),
	CONSTRAINT "interviews_other_time" CHECK ("interviews"."state" <> 'other-time' or "interviews"."other_time" is not null),
	CONSTRAINT "interviews_ended" CHECK (("interviews"."state" in ('moved', 'cancelled', 'held')) = ("interviews"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "reversals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"choice_id" uuid NOT NULL,
	"from_state" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"taken_back_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campus_rules" ADD COLUMN "second_reader" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "events" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_choice_id_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reversals" ADD CONSTRAINT "reversals_choice_id_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reversals" ADD CONSTRAINT "reversals_taken_back_by_id_users_id_fk" FOREIGN KEY ("taken_back_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_choice" ON "interviews" USING btree ("choice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_open" ON "interviews" USING btree ("choice_id") WHERE "interviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "interviews_starts" ON "interviews" USING btree ("starts_at") WHERE "interviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "reversals_choice" ON "reversals" USING btree ("choice_id");
--> statement-breakpoint
INSERT INTO "school_rules" ("id", "updated_at") VALUES ('school', now());
--> statement-breakpoint
-- THE TABLE (admissions room, application.ts) has two moves more: an interview is cancelled, and what the
-- school decided is taken back.
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
    ELSE false
  END) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a choice cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
END $$;
