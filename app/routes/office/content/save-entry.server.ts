import {
  cancelPublication,
  type EditEntryResult,
  saveEntryData,
} from "#app/features/content/editing/edit-entry.server.ts";
import type { FieldValues } from "#app/features/content/editing/form-fields.ts";
import { confirmTranslation } from "#app/features/content/editing/stale-translation.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isCalendarDate } from "#app/lib/calendar-date.ts";
import { toLatinDigits } from "#app/lib/digits.ts";
import { fieldsForLocale, prefixWithLocale } from "./content-form.server.ts";
import { contentLocales } from "./content-locales.ts";

type SaveEntryInput = { actor: Actor; entryId: string; intent: string; values: FieldValues };

export type SaveEntryResult =
  /** `shown`: the language whose preview shows what was changed. */
  | {
      ok: true;
      done: "draft" | "published" | "scheduled" | "held" | "confirmed";
      previewLocale: Locale;
    }
  | { ok: false; errors: Record<string, string>; reason?: string; typed: FieldValues };

/**
 * Saves both languages, and does what the button says to the one it names: publishes it, now or later, keeps
 * it back, or says that it still holds. What is refused is told at its field; what was saved before it stays
 * saved. Null when the room answers nobody.
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
  // The one that is published last: a mistake in the other language stops it.
  for (const locale of contentLocales.toSorted((one) => (one === target ? 1 : -1))) {
    const fields = fieldsForLocale(values, locale);
    if (!fields) continue;
    const publishTime = locale === target ? parsePublishTime(verb, fields) : "draft";
    if (isScheduleError(publishTime))
      return { ok: false, errors: prefixWithLocale(publishTime, locale), typed: submitted };
    const base = fields.$base ?? "";
    const edited = await saveEntryData(actor, {
      entryId,
      locale,
      baseVersionId: base,
      values: fields,
      when: publishTime,
    });
    if (edited === null) return null;
    if (!edited.ok) return toSaveError(locale, edited, submitted);
    submitted[`${locale}.$base`] = edited.version;
    if (edited.changed) changed.add(locale);
  }
  const previewLocale = changed.has("en") && !changed.has("fr") ? "en" : "fr";
  if (verb === "hold" && (target === "fr" || target === "en"))
    return (
      (await cancelPublication(actor, entryId, target)) && { ok: true, done: "held", previewLocale }
    );
  if (intent === "confirm:en") {
    const confirmed = await confirmTranslation(actor, entryId);
    if (!confirmed?.ok) return confirmed && { ...confirmed, errors: {}, typed: submitted };
    return { ok: true, done: "confirmed", previewLocale };
  }
  const done = verb === "publish" ? "published" : verb === "schedule" ? "scheduled" : "draft";
  return { ok: true, done, previewLocale };
}

type PublishTime = "draft" | "now" | Date;
/** Why the day or the hour cannot be read, by its field. */
type ScheduleErrors = Record<string, string>;

const isScheduleError = (
  publishTime: PublishTime | ScheduleErrors,
): publishTime is ScheduleErrors =>
  typeof publishTime === "object" && !(publishTime instanceof Date);

/** When the words are to appear. Dakar's time is UTC all year. */
function parsePublishTime(
  verb: string | undefined,
  fields: FieldValues,
): PublishTime | ScheduleErrors {
  if (verb === "publish") return "now";
  if (verb !== "schedule") return "draft";
  const [day, time] = [fields.$day, fields.$time].map((typed = "") =>
    toLatinDigits(typed).trim(),
  ) as [string, string];
  const errors: ScheduleErrors = {};
  if (!isCalendarDate(day)) errors.$day = "day-unknown";
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) errors.$time = "time-invalid";
  return Object.keys(errors).length > 0 ? errors : new Date(`${day}T${time}:00Z`);
}

function toSaveError(
  locale: Locale,
  edited: Exclude<EditEntryResult, { ok: true }>,
  typed: FieldValues,
): SaveEntryResult {
  if (edited.reason === "moment-past")
    return { ok: false, errors: { [`${locale}.$day`]: "moment-past" }, typed };
  if (edited.reason === "entry-stale") {
    // The second time one knows: the words of the other person are in the versions.
    const now = { ...typed, [`${locale}.$base`]: edited.newest };
    return { ok: false, errors: {}, reason: edited.reason, typed: now };
  }
  if (edited.reason !== "invalid") return { ok: false, errors: {}, reason: edited.reason, typed };
  const errors = Object.entries(edited.errors).map(([path, why]) => [`${locale}.${path}`, why]);
  return { ok: false, errors: Object.fromEntries(errors), typed };
}
