CREATE TABLE "address_marks" (
	"address" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone NOT NULL,
	"mail_id" uuid
);
--> statement-breakpoint
CREATE TABLE "mail_outages" (
	"id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"fault" text NOT NULL,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"locale" text NOT NULL,
	"reply_to" text,
	"unsubscribe" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"fault" text,
	"answer" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("id") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","ended_at");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to");