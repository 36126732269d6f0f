import type { Actor } from "#app/features/access/actor.ts";
import {
  cancelPublication,
  type EditEntryResult,
  saveEntryData,
} from "#app/features/content/editing/edit-entry.server.ts";
import type { FieldValues } from "#app/features/content/editing/form-fields.ts";
import { confirmTranslation } from "#app/features/content/editing/stale-translation.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isCalendarDate } from "#app/lib/calendar-date.ts";
import { toLatinDigits } from "#app/lib/digits.ts";
import { fieldsForLocale, prefixWithLocale } from "./content-form.server.ts";
import { contentLocales } from "./content-locales.ts";

type SaveEntryInput = { actor: Actor; entryId: string; intent: string; values: FieldValues };

export type SaveEntryResult =
  /** `previewLocale`: the language whose preview shows the change. */
  | {
      ok: true;
      done: "draft" | "published" | "scheduled" | "unscheduled" | "confirmed";
      previewLocale: Locale;
    }
  | { ok: false; errors: Record<string, string>; reason?: string; submitted: FieldValues };

/**
 * Saves both languages, then runs the intent for the language it names: publish, schedule, cancel a
 * scheduled publication, or confirm a translation. A refusal in the target language does not undo
 * what was saved before. Null when the actor may not edit content.
 */
export async function saveEntryLanguages({
  actor,
  entryId,
  intent,
  values,
}: SaveEntryInput): Promise<SaveEntryResult | null> {
  const [verb, target] = intent.split(":");
  const submitted = { ...values };
  const changed = new Set<Locale>();
  // The target language is saved last, so that an error in the other one stops the publication.
  for (const locale of contentLocales.toSorted((one) => (one === target ? 1 : -1))) {
    const fields = fieldsForLocale(values, locale);
    if (!fields) continue;
    const publishTime = locale === target ? parsePublishTime(verb, fields) : "draft";
    if (isScheduleError(publishTime))
      return { ok: false, errors: prefixWithLocale(publishTime, locale), submitted };
    const base = fields.$baseVersion ?? "";
    const edited = await saveEntryData(actor, {
      entryId,
      locale,
      baseVersionId: base,
      values: fields,
      when: publishTime,
    });
    if (edited === null) return null;
    if (!edited.ok) return toSaveError(locale, edited, submitted);
    submitted[`${locale}.$baseVersion`] = edited.version;
    if (edited.hasChanged) changed.add(locale);
  }
  const previewLocale = changed.has("en") && !changed.has("fr") ? "en" : "fr";
  if (verb === "unschedule" && (target === "fr" || target === "en"))
    return (
      (await cancelPublication(actor, entryId, target)) && {
        ok: true,
        done: "unscheduled",
        previewLocale,
      }
    );
  if (intent === "confirm:en") {
    const confirmed = await confirmTranslation(actor, entryId);
    if (!confirmed?.ok) return confirmed && { ...confirmed, errors: {}, submitted };
    return { ok: true, done: "confirmed", previewLocale };
  }
  const done = verb === "publish" ? "published" : verb === "schedule" ? "scheduled" : "draft";
  return { ok: true, done, previewLocale };
}

type PublishTime = "draft" | "now" | Date;
/** Why the day or the time cannot be read, by field. */
type ScheduleErrors = Record<string, string>;

const isScheduleError = (
  publishTime: PublishTime | ScheduleErrors,
): publishTime is ScheduleErrors =>
  typeof publishTime === "object" && !(publishTime instanceof Date);

/** The publication time. The form is in Dakar time, which is UTC all year. */
function parsePublishTime(
  verb: string | undefined,
  fields: FieldValues,
): PublishTime | ScheduleErrors {
  if (verb === "publish") return "now";
  if (verb !== "schedule") return "draft";
  const [day, time] = [fields.$day, fields.$time].map((text = "") =>
    toLatinDigits(text).trim(),
  ) as [string, string];
  const errors: ScheduleErrors = {};
  if (!isCalendarDate(day)) errors.$day = "date-invalid";
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) errors.$time = "time-invalid";
  return Object.keys(errors).length > 0 ? errors : new Date(`${day}T${time}:00Z`);
}

function toSaveError(
  locale: Locale,
  edited: Exclude<EditEntryResult, { ok: true }>,
  submittedValues: FieldValues,
): SaveEntryResult {
  if (edited.reason === "time-in-past")
    return {
      ok: false,
      errors: { [`${locale}.$day`]: "time-in-past" },
      submitted: submittedValues,
    };
  if (edited.reason === "entry-changed") {
    // The form gets the newest version as its base, so that a second save goes through; the other
    // editor's text stays in the versions.
    const now = { ...submittedValues, [`${locale}.$baseVersion`]: edited.newest };
    return { ok: false, errors: {}, reason: edited.reason, submitted: now };
  }
  if (edited.reason !== "invalid")
    return { ok: false, errors: {}, reason: edited.reason, submitted: submittedValues };
  const errors = Object.entries(edited.errors).map(([path, why]) => [`${locale}.${path}`, why]);
  return { ok: false, errors: Object.fromEntries(errors), submitted: submittedValues };
}
