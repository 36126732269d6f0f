-- Every process keeps the public pages in memory, and forgets them when what they show has changed.
CREATE FUNCTION "tell_site_news"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entries_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
--> statement-breakpoint
CREATE TRIGGER "versions_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
--> statement-breakpoint
CREATE TRIGGER "universities_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "universities"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
--> statement-breakpoint
CREATE TRIGGER "courses_news" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "courses"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_site_news"();
