import { confirmEnglish } from "#app/features/content/editing/behind.server.ts";
import {
  cancelPublication,
  type Edited,
  saveWords,
} from "#app/features/content/editing/editing.server.ts";
import type { TypedFields } from "#app/features/content/editing/form-fields.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isCalendarDate } from "#app/lib/calendar-date.ts";
import { latinDigits } from "#app/lib/digits.ts";
import { locales } from "./languages.ts";
import { prefixed, typedIn } from "./typed.server.ts";

type Saving = { actor: Actor; entryId: string; act: string; typed: TypedFields };

export type Saved =
  /** `shown`: the language whose preview shows what was changed. */
  | { ok: true; done: "draft" | "published" | "scheduled" | "held" | "confirmed"; shown: Locale }
  | { ok: false; errors: Record<string, string>; reason?: string; typed: TypedFields };

/**
 * Saves both languages, and does what the button says to the one it names: publishes it, now or later, keeps
 * it back, or says that it still holds. What is refused is told at its field; what was saved before it stays
 * saved. Null when the room answers nobody.
 */
export async function saveBoth({ actor, entryId, act, typed }: Saving): Promise<Saved | null> {
  const [verb, target] = act.split(":");
  const kept = { ...typed };
  const changed = new Set<Locale>();
  // The one that is published last: a mistake in the other language stops it.
  for (const locale of locales.toSorted((one) => (one === target ? 1 : -1))) {
    const own = typedIn(typed, locale);
    if (!own) continue;
    const moment = locale === target ? momentOf(verb, own) : "draft";
    if (isUnread(moment)) return { ok: false, errors: prefixed(moment, locale), typed: kept };
    const base = own.$base ?? "";
    const edited = await saveWords(actor, { entryId, locale, base, typed: own, when: moment });
    if (edited === null) return null;
    if (!edited.ok) return refusedIn(locale, edited, kept);
    kept[`${locale}.$base`] = edited.version;
    if (edited.changed) changed.add(locale);
  }
  const shown = changed.has("en") && !changed.has("fr") ? "en" : "fr";
  if (verb === "hold" && (target === "fr" || target === "en"))
    return (await cancelPublication(actor, entryId, target)) && { ok: true, done: "held", shown };
  if (act === "confirm:en") {
    const confirmed = await confirmEnglish(actor, entryId);
    if (!confirmed?.ok) return confirmed && { ...confirmed, errors: {}, typed: kept };
    return { ok: true, done: "confirmed", shown };
  }
  const done = verb === "publish" ? "published" : verb === "schedule" ? "scheduled" : "draft";
  return { ok: true, done, shown };
}

type Moment = "draft" | "now" | Date;
/** Why the day or the hour cannot be read, by its field. */
type Unread = Record<string, string>;

const isUnread = (moment: Moment | Unread): moment is Unread =>
  typeof moment === "object" && !(moment instanceof Date);

/** When the words are to appear. Dakar's time is UTC all year. */
function momentOf(verb: string | undefined, own: TypedFields): Moment | Unread {
  if (verb === "publish") return "now";
  if (verb !== "schedule") return "draft";
  const [day, time] = [own.$day, own.$time].map((typed = "") => latinDigits(typed).trim()) as [
    string,
    string,
  ];
  const errors: Unread = {};
  if (!isCalendarDate(day)) errors.$day = "day-unknown";
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) errors.$time = "time-invalid";
  return Object.keys(errors).length > 0 ? errors : new Date(`${day}T${time}:00Z`);
}

function refusedIn(
  locale: Locale,
  edited: Exclude<Edited, { ok: true }>,
  typed: TypedFields,
): Saved {
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
