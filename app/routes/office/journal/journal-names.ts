import { accountMessages } from "#app/i18n/account.ts";
import { applicationListMessages } from "#app/i18n/application-list.ts";
import { catalogueImportMessages } from "#app/i18n/catalogue-import.ts";
import { conditionMessages } from "#app/i18n/condition.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import { duplicatesMessages } from "#app/i18n/duplicates.ts";
import { enquiryMessages } from "#app/i18n/enquiry.ts";
import { healthMessages } from "#app/i18n/health.ts";
import { intakeMessages } from "#app/i18n/intake.ts";
import { interviewMessages } from "#app/i18n/interview.ts";
import { journalMessages } from "#app/i18n/journal.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { mediaMessages } from "#app/i18n/media.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { reviewMessages } from "#app/i18n/review.ts";
import { settingsMessages } from "#app/i18n/settings.ts";
import { teamMessages } from "#app/i18n/team.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";

/** The name of each action of the history, from the messages of the page where it happens. */
export function actionNames(locale: Locale): Record<string, string> {
  return {
    ...accountMessages[locale].archive.actions,
    ...intakeMessages[locale].office.history,
    ...mediaMessages[locale].historyActions,
    ...enquiryMessages[locale].office.actions,
    ...teamMessages[locale].member.history,
    ...officeCatalogueMessages[locale].actions,
    ...catalogueImportMessages[locale].actions,
    ...officeMessages[locale].file.actions,
    ...settingsMessages[locale].actions,
    ...reviewMessages[locale].actions,
    ...duplicatesMessages[locale].actions,
    ...applicationListMessages[locale].actions,
    ...interviewMessages[locale].actions,
    ...conditionMessages[locale].actions,
    ...correctionMessages[locale].office.actions,
    ...healthMessages[locale].actions,
    ...journalMessages[locale].actions,
  };
}

/** The name of a kind of subject; a kind that no longer exists returns its code. */
export function subjectName(kind: string, locale: Locale): string {
  const names: Record<string, string> = journalMessages[locale].subjects;
  return getOwnValue(names, kind) ?? kind;
}

/** The page of a subject in the staff area; null when it has none. */
export function getSubjectPath(
  kind: string,
  id: string,
  owner: { isStaff: boolean } | null = null,
): string | null {
  if (owner) return `/administration/${owner.isStaff ? "equipe" : "personnes"}/${id}`;
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
