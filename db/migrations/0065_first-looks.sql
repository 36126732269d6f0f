CREATE TABLE "media_looks" (
	"edition_id" uuid NOT NULL,
	"file" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "media_looks_edition_id_file_pk" PRIMARY KEY("edition_id","file")
);
--> statement-breakpoint
ALTER TABLE "media_looks" ADD CONSTRAINT "media_looks_edition_id_media_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."media_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The home page carries the look of its first scene: it is rendered again once the look is there.
CREATE TRIGGER "media_looks_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media_looks"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
