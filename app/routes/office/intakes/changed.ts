import type { Changes } from "#app/features/identity/changes.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";

const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** « Jours pour répondre : 15 → 20 »; a moment is told as its day. Null without a label. */
export function changed(
  locale: Locale,
  label: string | null,
  { from, to }: Changes[string],
): string | null {
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  return label && `${label}${colon}${worded(locale, from)} → ${worded(locale, to)}`;
}

function worded(locale: Locale, value: unknown): string {
  if (value === null || value === "") return "–";
  return typeof value === "string" && MOMENT.test(value)
    ? formatDate(locale, new Date(value))
    : String(value);
}
