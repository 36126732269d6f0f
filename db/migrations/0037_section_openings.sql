CREATE TABLE "section_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"sections" text[] NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"opened_by_id" uuid,
	"closed_at" timestamp with time zone,
	"closed_because" text,
	"closed_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "section_openings_some" CHECK (cardinality("section_openings"."sections") > 0),
	CONSTRAINT "section_openings_known" CHECK ("section_openings"."sections" <@ array['identity', 'passport', 'parents', 'cursus']),
	CONSTRAINT "section_openings_closed" CHECK (("section_openings"."closed_at" is null) = ("section_openings"."closed_because" is null) and ("section_openings"."closed_at" is null) = ("section_openings"."after" is null))
);
--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_kind";--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_entry_id_cursus_entries_id_fk";
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "corrected_record" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "opening_id" uuid;--> statement-breakpoint
ALTER TABLE "section_openings" ADD CONSTRAINT "section_openings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_openings" ADD CONSTRAINT "section_openings_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_openings" ADD CONSTRAINT "section_openings_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "section_openings_application" ON "section_openings" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_opening_id_section_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."section_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_entry_id_cursus_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."cursus_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_corrected" CHECK (("applications"."corrected_record" is null) = ("applications"."corrected_at" is null));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_opening" CHECK (("requests"."kind" = 'sections') = ("requests"."opening_id" is not null));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_kind" CHECK ("requests"."kind" = 'proof' or "requests"."entry_id" is null);