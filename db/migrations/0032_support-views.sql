CREATE TABLE "support_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"session_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_because" text;--> statement-breakpoint
ALTER TABLE "support_views" ADD CONSTRAINT "support_views_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_views_open" ON "support_views" USING btree ("session_id") WHERE "support_views"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "support_views_person" ON "support_views" USING btree ("person_id","begun_at");
--> statement-breakpoint
-- Whoever is signed out is told nothing more, at once: the stream of their open pages asks again who they are.
CREATE FUNCTION "tell_session_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'person:' || OLD."user_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_live" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_live"();
