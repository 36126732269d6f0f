-- Each row of a submitted record names its field, so that masking and comparing no longer count rows. Labels, values and
-- order stay as they were submitted.
CREATE FUNCTION "name_record_field"(section text, rows jsonb, i int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE section
    WHEN 'identity' THEN
      (ARRAY['lastName', 'firstName', 'birthOn', 'birthPlace', 'nationality', 'photo', 'campus'])[i]
    WHEN 'passport' THEN (ARRAY['passportNumber', 'passportIssuedOn', 'passportExpiresOn'])[i]
    WHEN 'parents' THEN (ARRAY['motherName', 'fatherName', 'guardianName', 'childrenCount', 'consent'])[i]
    WHEN 'cursus' THEN CASE
      WHEN i = 1 THEN 'activity'
      WHEN rows -> (i - 1) ->> 'label' LIKE 'Date %' THEN 'occurredOn'
      WHEN rows -> (i - 1) ->> 'label' IN ('Commentaire', 'Comment') THEN 'comment'
      WHEN rows -> (i - 1) ->> 'label' LIKE 'Niveau%' OR rows -> (i - 1) ->> 'label' LIKE 'Level%' THEN 'level'
      -- The last row, or the last but one before a comment.
      WHEN i = jsonb_array_length(rows) OR rows -> i ->> 'label' IN ('Commentaire', 'Comment') THEN 'proof'
      WHEN i = jsonb_array_length(rows) - 1 OR rows -> (i + 1) ->> 'label' IN ('Commentaire', 'Comment') THEN 'average'
      ELSE 'field' END
    WHEN 'basket' THEN 'choice-' || i
  END
$$;
--> statement-breakpoint
CREATE FUNCTION "name_record_fields"(record jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_set(record, '{blocks}', coalesce(jsonb_agg(
    jsonb_set(block, '{rows}', (
      SELECT coalesce(jsonb_agg(
        -- A record has had no other row; one that is unknown keeps a name of its own.
        jsonb_build_object('field', coalesce(
          "name_record_field"(block ->> 'section', block -> 'rows', i::int), 'row-' || i)) || row
        ORDER BY i), '[]')
      FROM jsonb_array_elements(block -> 'rows') WITH ORDINALITY AS rows(row, i)
    )) ORDER BY position), '[]'))
  FROM jsonb_array_elements(record -> 'blocks') WITH ORDINALITY AS blocks(block, position)
$$;
--> statement-breakpoint
UPDATE "applications" SET
  "record" = "name_record_fields"("record"),
  "corrected_record" = "name_record_fields"("corrected_record")
WHERE "record" IS NOT NULL;
--> statement-breakpoint
DROP FUNCTION "name_record_fields"(jsonb);
--> statement-breakpoint
DROP FUNCTION "name_record_field"(text, jsonb, int);
