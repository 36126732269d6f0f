CREATE TABLE "media_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"cut" text,
	"spoken" boolean DEFAULT true NOT NULL,
	"captions_fr" text,
	"captions_en" text,
	"files" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ready_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"shipped" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"decorative" boolean DEFAULT false NOT NULL,
	"alt_fr" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"current_id" uuid,
	"next_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_items_kind" CHECK ("media_items"."kind" in ('picture', 'video'))
);
--> statement-breakpoint
ALTER TABLE "media_editions" ADD CONSTRAINT "media_editions_item_id_media_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_editions" ADD CONSTRAINT "media_editions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_current_id_media_editions_id_fk" FOREIGN KEY ("current_id") REFERENCES "public"."media_editions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_next_id_media_editions_id_fk" FOREIGN KEY ("next_id") REFERENCES "public"."media_editions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_editions_item" ON "media_editions" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "media_editions_hash" ON "media_editions" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "media_items_kind_name" ON "media_items" USING btree ("kind","name");--> statement-breakpoint
-- What the pages show of a medium is in its row, and in its edition's point and captions.
CREATE TRIGGER "media_items_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media_items"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
--> statement-breakpoint
CREATE TRIGGER "media_editions_news"
  AFTER UPDATE OF "focus_x", "focus_y", "cut", "captions_fr", "captions_en" ON "media_editions"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
--> statement-breakpoint
-- Whoever looks at the library sees the files being made.
CREATE FUNCTION "tell_library"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'library:');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "media_items_live" AFTER INSERT OR UPDATE OR DELETE ON "media_items"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_library"();
--> statement-breakpoint
CREATE TRIGGER "media_editions_live" AFTER INSERT OR UPDATE OR DELETE ON "media_editions"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_library"();
