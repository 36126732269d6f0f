CREATE TABLE "measures" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"connection" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "measures_day_page_locale_country_connection_metric_bucket_pk" PRIMARY KEY("day","page","locale","country","connection","metric","bucket")
);
