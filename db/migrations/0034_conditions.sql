CREATE TABLE "offer_conditions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"choice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"proof_id" uuid,
	"because" text,
	"judged_by_id" uuid,
	"judged_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_conditions_judged" CHECK (("offer_conditions"."state" = 'pending') = ("offer_conditions"."judged_at" is null)),
	CONSTRAINT "offer_conditions_waived" CHECK (("offer_conditions"."state" = 'waived') = ("offer_conditions"."because" is not null))
);
--> statement-breakpoint
ALTER TABLE "offer_conditions" ADD CONSTRAINT "offer_conditions_choice_id_offers_choice_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."offers"("choice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_conditions" ADD CONSTRAINT "offer_conditions_proof_id_files_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_conditions" ADD CONSTRAINT "offer_conditions_judged_by_id_users_id_fk" FOREIGN KEY ("judged_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_conditions_position" ON "offer_conditions" USING btree ("choice_id","position");--> statement-breakpoint
-- The lines of the text that held them become rows; those of an offer whose conditions were lifted are met.
INSERT INTO "offer_conditions" ("id", "choice_id", "position", "words", "state", "judged_at", "created_at")
  SELECT gen_random_uuid(), o."choice_id", row_number() OVER (PARTITION BY o."choice_id" ORDER BY l."place"),
    btrim(l."line"), CASE WHEN o."lifted_at" IS NULL THEN 'pending' ELSE 'met' END, o."lifted_at", o."offered_at"
  FROM "offers" o, regexp_split_to_table(o."conditions", E'\n') WITH ORDINALITY AS l("line", "place")
  WHERE btrim(l."line") <> '';
--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "conditions";