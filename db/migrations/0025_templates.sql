CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject_fr" text NOT NULL,
	"content_fr" text NOT NULL,
	"subject_en" text NOT NULL,
	"content_en" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
