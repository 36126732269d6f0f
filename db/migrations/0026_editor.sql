ALTER TABLE "entries" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "based_on" uuid;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_based_on_versions_id_fk" FOREIGN KEY ("based_on") REFERENCES "public"."versions"("id") ON DELETE set null ON UPDATE no action;