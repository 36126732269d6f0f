CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"receipt" text NOT NULL,
	"campus" text,
	"subject" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"mailbox" text,
	"phone" text,
	"content" text NOT NULL,
	"asker" text,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "enquiries_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "enquiries_answerable" CHECK ("enquiries"."email" is not null or "enquiries"."phone" is not null)
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_campus" ON "enquiries" USING btree ("campus","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_asker" ON "enquiries" USING btree ("asker","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_mailbox" ON "enquiries" USING btree ("mailbox","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_phone" ON "enquiries" USING btree ("phone","created_at");