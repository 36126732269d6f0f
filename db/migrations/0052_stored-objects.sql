CREATE TABLE "stored_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stored_objects_created_at" ON "stored_objects" USING btree ("created_at");