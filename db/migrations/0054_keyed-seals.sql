ALTER TABLE "history_seals" ADD COLUMN "key_id" text;
--> statement-breakpoint
-- A trigger for each row does not see TRUNCATE, and the seals had none at all.
CREATE TRIGGER "history_not_truncated" BEFORE TRUNCATE ON "history"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
CREATE TRIGGER "history_seals_append_only" BEFORE UPDATE OR DELETE ON "history_seals"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
CREATE TRIGGER "history_seals_not_truncated" BEFORE TRUNCATE ON "history_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();
