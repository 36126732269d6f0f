CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	"said" jsonb NOT NULL,
	"campus" text,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"mail_id" uuid,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_numbers" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_message" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_state" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_missing_piece" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_deadline" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_consent" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_from" integer DEFAULT 21 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_to" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_numbers" ADD CONSTRAINT "whatsapp_numbers_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("person_id","kind","key");--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at") WHERE "notices"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "notices_ended" ON "notices" USING btree ("ended_at");