ALTER TABLE "personal_infos" DROP CONSTRAINT "personal_infos_birth_on";--> statement-breakpoint
-- A day that no calendar has becomes its year alone, as an identity document without a day: no page has written one.
UPDATE "personal_infos" SET "birth_on" = nullif(left("birth_on", 4), '0000')
WHERE NOT (case when "birth_on" ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
        then right("birth_on", 2)::int <= extract(day from make_date(left("birth_on", 4)::int,
          substr("birth_on", 6, 2)::int, 1) + interval '1 month - 1 day')
        else "birth_on" ~ '^(?!0000)[0-9]{4}$' end);--> statement-breakpoint
ALTER TABLE "personal_infos" ADD CONSTRAINT "personal_infos_birth_on" CHECK (case when "personal_infos"."birth_on" ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
        then right("personal_infos"."birth_on", 2)::int <= extract(day from make_date(left("personal_infos"."birth_on", 4)::int,
          substr("personal_infos"."birth_on", 6, 2)::int, 1) + interval '1 month - 1 day')
        else "personal_infos"."birth_on" ~ '^(?!0000)[0-9]{4}$' end);
