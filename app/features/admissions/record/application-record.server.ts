import { z } from "zod";
import { formatPhone } from "#app/features/accounts/phone.server.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { applicationFields, type PersonalInfo, storedFields } from "../application-fields.ts";
import { type Section, sections } from "../sections.ts";
import { getFormerField } from "./former-record.ts";
import {
  type ApplicationAnswers,
  type ApplicationRecord,
  buildRecord,
  type RecordRow,
} from "./record.ts";

/** Builds the record of an application. The review page shows the same record that submission freezes. */
export function buildApplicationRecord(
  application: ApplicationAnswers,
  locale: Locale,
): ApplicationRecord {
  return buildRecord(locale, formatPhones(application));
}

/** Returns an application whose phone numbers are formatted for display. */
export function formatPhones<A extends { info: PersonalInfo }>(application: A): A {
  const phones = storedFields
    .filter((name) => applicationFields[name].type === "phone")
    .map((name) => {
      const phone = application.info[name];
      return [name, typeof phone === "string" ? formatPhone(phone) : null] as const;
    });
  return { ...application, info: { ...application.info, ...Object.fromEntries(phones) } };
}

const rowSchema = z.object({
  field: z.string().optional(),
  label: z.string(),
  value: z.string().nullable(),
});

const blockSchema = z
  .object({ section: z.enum(sections), title: z.string(), rows: z.array(rowSchema) })
  .transform((block, context) => ({ ...block, rows: nameRows(block, context) }));

/** Names the rows that a process of the former version stored during an upgrade. */
function nameRows(
  { section, rows }: { section: Section; rows: z.infer<typeof rowSchema>[] },
  context: z.RefinementCtx,
): RecordRow[] {
  return rows.flatMap(({ field, label, value }, index) => {
    const name = field ?? getFormerField(section, rows, index);
    if (name !== null) return [{ field: name, label, value }];
    context.addIssue({ code: "custom", message: "the row has no field", path: ["rows", index] });
    return [];
  });
}

const recordSchema = z.object({
  locale: z.enum(locales),
  school: z.string().optional(),
  intake: z.string(),
  campus: z.string().nullable(),
  declaration: z.string(),
  blocks: z.array(blockSchema),
});

/**
 * Reads the stored record of an application; null for a draft. Throws for a record that is not whole, because a part of
 * what a candidate has signed must not be left out.
 */
export function parseRecord(stored: unknown): ApplicationRecord | null {
  return stored === null ? null : recordSchema.parse(stored);
}
