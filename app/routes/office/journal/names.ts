import { accountWords } from "#app/i18n/account.ts";
import { catalogueImportWords } from "#app/i18n/catalogue-import.ts";
import { conditionWords } from "#app/i18n/condition.ts";
import { correctionWords } from "#app/i18n/correction.ts";
import { doubleWords } from "#app/i18n/double.ts";
import { enquiryWords } from "#app/i18n/enquiry.ts";
import { healthWords } from "#app/i18n/health.ts";
import { intakeWords } from "#app/i18n/intake.ts";
import { interviewWords } from "#app/i18n/interview.ts";
import { journalWords } from "#app/i18n/journal.ts";
import { listingWords } from "#app/i18n/listing.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { mediaWords } from "#app/i18n/media.ts";
import { officeWords } from "#app/i18n/office.ts";
import { officeCatalogueWords } from "#app/i18n/office-catalogue.ts";
import { reviewWords } from "#app/i18n/review.ts";
import { settingsWords } from "#app/i18n/settings.ts";
import { teamWords } from "#app/i18n/team.ts";
import { ownValue } from "#app/lib/own-value.ts";

/** What each action of the history is called, in the words of the pages that tell it. */
export function actionNames(locale: Locale): Record<string, string> {
  return {
    ...accountWords[locale].archive.acts,
    ...intakeWords[locale].office.history,
    ...mediaWords[locale].historyOf,
    ...enquiryWords[locale].office.actions,
    ...teamWords[locale].member.history,
    ...officeCatalogueWords[locale].acts,
    ...catalogueImportWords[locale].acts,
    ...officeWords[locale].file.actions,
    ...settingsWords[locale].acts,
    ...reviewWords[locale].actions,
    ...doubleWords[locale].actions,
    ...listingWords[locale].acts,
    ...interviewWords[locale].acts,
    ...conditionWords[locale].acts,
    ...correctionWords[locale].office.acts,
    ...healthWords[locale].acts,
    ...journalWords[locale].acts,
  };
}

/** What a thing of the history is called; a kind that is no more keeps its own word. */
export function subjectName(kind: string, locale: Locale): string {
  const names: Record<string, string> = journalWords[locale].subjects;
  return ownValue(names, kind) ?? kind;
}

/** The page of the office where a thing is seen; null where it has none. */
export function placeOf(
  kind: string,
  id: string,
  whose: { isStaff: boolean } | null = null,
): string | null {
  if (whose) return `/administration/${whose.isStaff ? "equipe" : "personnes"}/${id}`;
  if (kind === "application") return `/administration/candidatures/${id}`;
  if (kind === "thread") return `/administration/messages/${id}`;
  if (kind === "enquiry") return `/administration/demandes/${id}`;
  if (kind === "course") return `/administration/catalogue/formations/${id}`;
  if (kind === "university") return `/administration/catalogue/universites/${id}`;
  if (kind === "catalogue-import") return `/administration/catalogue/fichiers/${id}`;
  if (kind === "intake") return `/administration/rentrees/${id}`;
  if (kind === "entry") return `/administration/contenus/${id}/versions`;
  if (kind === "medium") return `/administration/medias/${id}`;
  if (kind === "setting") return "/administration/reglages";
  return null;
}
