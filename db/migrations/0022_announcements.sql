CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"subject_fr" text,
	"content_fr" text,
	"subject_en" text,
	"content_en" text,
	"campus" text,
	"intake_id" uuid,
	"state" text,
	"course_id" text,
	"sent_at" timestamp with time zone,
	"total" integer,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"announcement_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"campus" text NOT NULL,
	"locale" text NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "recipients_announcement_id_person_id_pk" PRIMARY KEY("announcement_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "announcement_id" uuid;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_campus" ON "announcements" USING btree ("campus","created_at");--> statement-breakpoint
CREATE INDEX "recipients_person" ON "recipients" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_announcement" ON "threads" USING btree ("announcement_id","person_id");