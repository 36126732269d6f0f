ALTER TABLE "guests" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "tell_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "guests_due" ON "guests" USING btree ("tell_at") WHERE "guests"."tell_at" is not null;