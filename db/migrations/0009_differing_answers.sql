CREATE TABLE "differing_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"arrived" text NOT NULL,
	"stored" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "differing_answers" ADD CONSTRAINT "differing_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "differing_answers_once" ON "differing_answers" USING btree ("application_id","answer","arrived","stored");--> statement-breakpoint
CREATE INDEX "differing_answers_created" ON "differing_answers" USING btree ("created_at");