import { adults } from "#app/features/admissions/personal-info.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { useWords } from "#app/ui/use-words.ts";

/** The label of each field, for the summary of errors and for two answers that differ. */
export function useInfoLabels(): Record<string, string> {
  const { info, consent } = useWords(applicationWords);
  const labels: Record<string, string> = {
    campus: info.campus,
    lastName: info.lastName,
    firstName: info.firstName,
    birthOn: info.birthOn,
    birthPlace: info.birthPlace,
    birthCountry: info.birthCountry,
    nationality: info.nationality,
    passportNumber: info.passportNumber,
    passportIssuedOn: info.passportIssuedOn,
    passportExpiresOn: info.passportExpiresOn,
    childrenCount: info.childrenCount,
    adult: consent.who,
  };
  for (const adult of adults) {
    labels[`${adult}Name`] = `${info.adultsShort[adult]}, ${lower(info.fullName)}`;
    labels[`${adult}Phone`] = `${info.adultsShort[adult]}, ${lower(info.phone)}`;
    labels[`${adult}Email`] = `${info.adultsShort[adult]}, ${lower(info.email)}`;
  }
  return labels;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
