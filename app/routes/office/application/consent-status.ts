import type { Consent } from "#app/features/admissions/consent/consent.ts";
import { consentMessages } from "#app/i18n/consent.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";

/**
 * Where the agreement of an adult stands, as a file says it: one that was taken back or refused is not one that nobody
 * was asked for. `who`: the adult who was asked, by name or else by kinship. `dateOf`: the day on the clocks of the
 * reader. Null when nobody was.
 */
export function describeConsent(
  locale: Locale,
  consent: Consent,
  adultName: string,
  dateOf: (at: Date) => string,
): string | null {
  const { file } = officeMessages[locale];
  const t = consentMessages[locale];
  switch (consent.state) {
    case "none":
      return null;
    case "given":
      return file.consentGiven(consent.name, dateOf(consent.at));
    case "waiting":
      return t.waiting(adultName);
    case "refused":
      return t.refused(adultName);
    case "withdrawn":
      return t.withdrawn(adultName, dateOf(consent.at));
    case "expired":
      return t.expired(dateOf(consent.at));
  }
}
