import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { catalogueImportMessages } from "#app/features/catalogue/messages/catalogue-import.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { conditionMessages } from "#app/features/decisions/messages/condition.ts";
import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { healthMessages } from "#app/features/measures/messages/health.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { duplicatesMessages } from "#app/features/review/messages/duplicates.ts";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { settingsMessages } from "#app/i18n/settings.ts";
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
