DROP INDEX "threads_waiting";--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "threads_waiting" ON "threads" USING btree ("campus","last_message_at","id") WHERE ("threads"."answered_at" >= "threads"."last_message_at" and "threads"."answered_at" > coalesce("threads"."settled_at", '-infinity'::timestamptz));