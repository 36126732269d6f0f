DROP INDEX "threads_campus";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold(content)) STORED;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold(subject)) STORED;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "threads_listed" ON "threads" USING btree ("last_message_at","id") WHERE ("threads"."announcement_id" is null or "threads"."answered_at" is not null);--> statement-breakpoint
CREATE INDEX "threads_listed_campus" ON "threads" USING btree ("campus","last_message_at","id") WHERE ("threads"."announcement_id" is null or "threads"."answered_at" is not null);--> statement-breakpoint
CREATE INDEX "threads_unread" ON "threads" USING btree ("campus","last_message_at","id") WHERE "threads"."answered_at" > coalesce("threads"."school_read_at", '-infinity'::timestamptz);--> statement-breakpoint
UPDATE "threads" SET "answered_at" = (SELECT max(m."created_at") FROM "messages" m
  WHERE m."thread_id" = "threads"."id" AND m."side" <> 'school');
--> statement-breakpoint
CREATE FUNCTION "keep_answered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "threads" SET "answered_at" = greatest("answered_at", NEW."created_at")
    WHERE "id" = NEW."thread_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "messages_answered" AFTER INSERT ON "messages"
  FOR EACH ROW WHEN (NEW."side" <> 'school') EXECUTE FUNCTION "keep_answered"();
