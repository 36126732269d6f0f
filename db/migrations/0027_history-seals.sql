CREATE TABLE "history_seals" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"lines" integer NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "history_seals_until_unique" UNIQUE("until")
);
--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "written_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
CREATE INDEX "history_written" ON "history" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "history_at" ON "history" USING btree ("created_at","id");--> statement-breakpoint
-- Seeing changes nothing that anybody looks at.
DROP TRIGGER "history_live" ON "history";
--> statement-breakpoint
CREATE TRIGGER "history_live" AFTER INSERT ON "history"
  FOR EACH ROW WHEN (NEW."subject_kind" = 'application' AND NEW."action" NOT IN ('file.opened', 'application.opened'))
  EXECUTE FUNCTION "tell_application_live"();
