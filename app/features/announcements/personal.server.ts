import { calledOf } from "#app/features/admissions/called.server.ts";
import { sentCampus } from "#app/features/admissions/sent-campus.ts";
import { announcementMessages } from "#app/i18n/announcement.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { filledFor, isPersonal, type Letter } from "./announcement.ts";

type Reader = { applicationId: string; locale: Locale };

/**
 * How the letter of each of these people is written: in their language, its places filled in by what is known of
 * them and of their application now. Asks nothing of the database for words without places.
 */
export async function personalLetters(
  letters: Record<Locale, Letter>,
  readers: Reader[],
  on: Database = db(),
): Promise<(reader: Reader) => Letter> {
  const isSame = !isPersonal(letters.fr) && !isPersonal(letters.en);
  const ids = isSame ? [] : readers.map(({ applicationId }) => applicationId);
  const known = await calledOf(ids, on);
  return ({ applicationId, locale }) => {
    const letter = letters[locale];
    const about = known.get(applicationId);
    if (!about) return letter;
    return filledFor(letter, {
      prenom: about.firstName,
      numero: about.number,
      campus: announcementMessages[letter.locale].campuses[sentCampus(about)],
      rentree: about.intake[letter.locale],
    });
  };
}
