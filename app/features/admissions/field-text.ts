import { consentMessages } from "#app/i18n/consent.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { personalInfoMessages } from "#app/i18n/personal-info.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { adults } from "../application-fields.ts";

/** The label of each answer of personal information, by field name and in the order of the pages. */
export function getInfoLabels(locale: Locale): Record<string, string> {
  const info = personalInfoMessages[locale];
  const consent = consentMessages[locale];
  const labels: Record<string, string> = {
    campus: info.campus,
    photo: photoMessages[locale].label,
    lastName: info.lastName,
    firstName: info.firstName,
    birthOn: info.birthOn,
    birthPlace: info.birthPlace,
    birthCountry: info.birthCountry,
    nationality: info.nationality,
    hasPassport: info.hasPassport,
    passportNumber: info.passportNumber,
    passportIssuedOn: info.passportIssuedOn,
    passportExpiresOn: info.passportExpiresOn,
  };
  for (const adult of adults) {
    labels[`${adult}Name`] = `${info.adultsShort[adult]}, ${lowercaseFirst(info.fullName)}`;
    labels[`${adult}Phone`] = `${info.adultsShort[adult]}, ${lowercaseFirst(info.phone)}`;
    labels[`${adult}Email`] = `${info.adultsShort[adult]}, ${lowercaseFirst(info.email)}`;
  }
  return {
    ...labels,
    childrenCount: info.childrenCount,
    adult: consent.who,
    channel: consent.how,
    language: consent.language,
  };
}

function lowercaseFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
