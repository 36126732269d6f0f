-- The programmes of the school beside those of universities. The former version joins courses with universities, so it
-- does not see them; pages that are kept in memory follow the tables of the catalogue (0003).
CREATE TABLE "document_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name_fr" text NOT NULL,
	"name_en" text NOT NULL,
	"help_fr" text,
	"help_en" text,
	"source" text NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"site" text,
	"intake_id" uuid,
	"level" text,
	"rhythm" text,
	"format" text,
	"kind" text NOT NULL,
	"label_fr" text,
	"label_en" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"per" text NOT NULL,
	"is_from" boolean DEFAULT false NOT NULL,
	"due" text,
	"due_days" integer,
	"due_on" date,
	"position" integer NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_items_site" CHECK ("fee_items"."site" in ('senegal', 'cameroon', 'online')),
	CONSTRAINT "fee_items_rhythm" CHECK ("fee_items"."rhythm" in ('day', 'evening', 'weekend', 'intensive')),
	CONSTRAINT "fee_items_format" CHECK ("fee_items"."format" in ('class', 'group', 'individual')),
	CONSTRAINT "fee_items_level" CHECK ("fee_items"."level" ~ '^grade-([6-9]|1[0-2])$'),
	CONSTRAINT "fee_items_currency" CHECK ("fee_items"."currency" in ('XOF', 'XAF', 'CAD')),
	CONSTRAINT "fee_items_amount" CHECK ("fee_items"."amount_minor" between 0 and 9007199254740991),
	CONSTRAINT "fee_items_due" CHECK ("fee_items"."due_on" is null or "fee_items"."due_days" is null),
	CONSTRAINT "fee_items_due_days" CHECK ("fee_items"."due_days" is null or "fee_items"."due" in ('acceptance', 'enrolment', 'start')),
	CONSTRAINT "fee_items_labels" CHECK (("fee_items"."label_fr" is null) = ("fee_items"."label_en" is null))
);
--> statement-breakpoint
CREATE TABLE "offerings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"course_id" text NOT NULL,
	"provider_kind" text DEFAULT 'school' NOT NULL,
	"intake_id" uuid NOT NULL,
	"site" text NOT NULL,
	"rhythm" text NOT NULL,
	"format" text DEFAULT 'class' NOT NULL,
	"level" text,
	"language" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"grace_hours" integer,
	"starts_on" date,
	"places" integer,
	"shows_places" boolean DEFAULT false NOT NULL,
	"when_full" text DEFAULT 'waiting-list' NOT NULL,
	"schedule_fr" text,
	"schedule_en" text,
	"is_closed" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offerings_code_unique" UNIQUE("code"),
	CONSTRAINT "offerings_id_course" UNIQUE("id","course_id"),
	CONSTRAINT "offerings_site" CHECK ("offerings"."site" in ('senegal', 'cameroon', 'online')),
	CONSTRAINT "offerings_rhythm" CHECK ("offerings"."rhythm" in ('day', 'evening', 'weekend', 'intensive')),
	CONSTRAINT "offerings_format" CHECK ("offerings"."format" in ('class', 'group', 'individual')),
	CONSTRAINT "offerings_level" CHECK ("offerings"."level" ~ '^grade-([6-9]|1[0-2])$'),
	CONSTRAINT "offerings_when_full" CHECK ("offerings"."when_full" in ('waiting-list', 'closed')),
	CONSTRAINT "offerings_language" CHECK ("offerings"."language" in ('fr', 'en', 'fr/en')),
	CONSTRAINT "offerings_school" CHECK ("offerings"."provider_kind" = 'school'),
	CONSTRAINT "offerings_places" CHECK ("offerings"."places" >= 0),
	CONSTRAINT "offerings_grace" CHECK ("offerings"."grace_hours" between 0 and 72),
	CONSTRAINT "offerings_dates" CHECK ("offerings"."opens_at" < "offerings"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "programme_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"level" text,
	"document_type_id" text NOT NULL,
	"needed" text NOT NULL,
	"for_whom" text DEFAULT 'everyone' NOT NULL,
	"years" integer,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "programme_documents_years" CHECK ("programme_documents"."years" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "programme_requirements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"level" text,
	"kind" text NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"min_grade" integer,
	"text_fr" text,
	"text_en" text,
	"source" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "programme_requirements_kind" CHECK (case "programme_requirements"."kind"
        when 'age' then coalesce("programme_requirements"."min_age", "programme_requirements"."max_age") is not null
        when 'level' then "programme_requirements"."min_grade" between 5 and 13
        else "programme_requirements"."text_fr" is not null and "programme_requirements"."text_en" is not null end)
);
--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "university_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "degree" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "verification" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "provider_kind" text DEFAULT 'university' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "summary_fr" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "summary_en" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "page_slug" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "accompanies_from" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "assesses_prior_learning" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_items" ADD CONSTRAINT "fee_items_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_items" ADD CONSTRAINT "fee_items_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_id_provider" UNIQUE("id","provider_kind");--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_course_provider" FOREIGN KEY ("course_id","provider_kind") REFERENCES "public"."courses"("id","provider_kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_documents" ADD CONSTRAINT "programme_documents_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_documents" ADD CONSTRAINT "programme_documents_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_requirements" ADD CONSTRAINT "programme_requirements_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_items_course" ON "fee_items" USING btree ("course_id","site") WHERE "fee_items"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offerings_one" ON "offerings" USING btree ("course_id","intake_id","site","rhythm","format",coalesce("level", '')) WHERE "offerings"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "offerings_intake_site" ON "offerings" USING btree ("intake_id","site");--> statement-breakpoint
CREATE INDEX "offerings_closes_at" ON "offerings" USING btree ("closes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_documents_one" ON "programme_documents" USING btree ("course_id",coalesce("level", ''),"document_type_id","for_whom");--> statement-breakpoint
CREATE INDEX "programme_requirements_course" ON "programme_requirements" USING btree ("course_id","level");--> statement-breakpoint
CREATE INDEX "courses_provider" ON "courses" USING btree ("provider_kind","position");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_page_slug_unique" UNIQUE("page_slug");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_provider_university" CHECK (("courses"."provider_kind" = 'university') = ("courses"."university_id" is not null));--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_university_facts" CHECK ("courses"."provider_kind" = 'school' or ("courses"."degree" is not null and "courses"."verification" is not null));--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_school_summary" CHECK ("courses"."provider_kind" = 'university' or ("courses"."summary_fr" is not null and "courses"."summary_en" is not null));--> statement-breakpoint
CREATE TRIGGER "offerings_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "offerings"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
--> statement-breakpoint
CREATE TRIGGER "fee_items_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "fee_items"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
--> statement-breakpoint
CREATE TRIGGER "programme_requirements_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "programme_requirements"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
--> statement-breakpoint
CREATE TRIGGER "document_types_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "document_types"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
--> statement-breakpoint
CREATE TRIGGER "programme_documents_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "programme_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
