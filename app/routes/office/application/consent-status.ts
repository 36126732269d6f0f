import type { Consent } from "#app/features/admissions/consent/consent.ts";
import { consentMessages } from "#app/features/admissions/messages/consent.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";

/**
 * The state of a parental consent as a sentence, or null when none was requested. `adultName`: the
 * name of the adult, or else their relation to the candidate. `getDate` formats a day in the
 * reader's time zone.
 */
export function describeConsent(
  locale: Locale,
  consent: Consent,
  adultName: string,
  getDate: (at: Date) => string,
): string | null {
  const { file } = officeMessages[locale];
  const t = consentMessages[locale];
  switch (consent.state) {
    case "none":
      return null;
    case "given":
      return file.consentGiven(consent.name, getDate(consent.at));
    case "waiting":
      return t.waiting(adultName);
    case "refused":
      return t.refused(adultName);
    case "withdrawn":
      return t.withdrawn(adultName, getDate(consent.at));
    case "expired":
      return t.expired(getDate(consent.at));
  }
}
