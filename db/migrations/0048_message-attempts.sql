ALTER TABLE "messages" ADD COLUMN "attempt" uuid;--> statement-breakpoint
CREATE INDEX "messages_attempt" ON "messages" USING btree ("attempt") WHERE "messages"."attempt" is not null;