import { asc, eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import {
  type ExportRecord,
  formatExportTime,
} from "#app/features/accounts/export/export-format.ts";
import { antivirusMessages } from "#app/features/documents/messages/antivirus.ts";
import { isReadable } from "#app/features/documents/scan-status.ts";
import { formatMegabytes } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { db } from "#app/platform/db/client.server.ts";
import { answerConflicts, applications, consents } from "#app/platform/db/schema/admissions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { type Application, loadApplicationDetails } from "./application.server.ts";
import { consentPurposes } from "./consent/consent.ts";
import { listReopenings } from "./corrections/list-reopened-sections.server.ts";
import { describeChanges } from "./corrections/reopen-sections.server.ts";
import { getInfoLabels } from "./field-labels.ts";
import { answerSummaryMessages } from "./messages/answer-summary.ts";
import { applicationMessages } from "./messages/application.ts";
import { applicationDataMessages } from "./messages/application-data.ts";
import { consentMessages } from "./messages/consent.ts";
import { consentPageMessages } from "./messages/consent-page.ts";
import { correctionMessages } from "./messages/correction.ts";
import { personalInfoMessages } from "./messages/personal-info.ts";
import { buildApplicationRecord } from "./record/application-record.server.ts";
import type { ApplicationRecord } from "./record/record.ts";

/** Adds to the export what a feature that admissions may not import knows of an application. */
export type ExportContributor = (application: Application, locale: Locale) => Promise<ExportRecord>;

/**
 * Exports every application of a candidate, drafts included, in their language. Returns an empty list for anybody but
 * a candidate.
 */
export async function exportApplications(
  actor: Actor,
  locale: Locale,
  contribute: ExportContributor,
): Promise<ExportRecord[]> {
  if (actor.kind !== "student") return [];
  const rows = await db()
    .select()
    .from(applications)
    .where(eq(applications.accountId, actor.id))
    .orderBy(asc(applications.createdAt));
  const exported: ExportRecord[] = [];
  for (const row of rows) {
    const application = await loadApplicationDetails(row, locale);
    exported.push({
      ...exportSummary(application, row.createdAt, locale),
      [applicationDataMessages[locale].answers]: exportRecord(
        buildApplicationRecord(application, locale),
      ),
      ...(await contribute(application, locale)),
      [applicationDataMessages[locale].consents]: await exportConsents(row, locale),
      [applicationDataMessages[locale].setAside]: await exportAnswerConflicts(row, locale),
      ...(application.record
        ? { [applicationDataMessages[locale].sent]: exportRecord(application.record) }
        : {}),
      ...(await exportReopenings(application, locale)),
    });
  }
  return exported;
}

function exportSummary(application: Application, createdAt: Date, locale: Locale): ExportRecord {
  const t = applicationDataMessages[locale];
  const { campuses } = applicationMessages[locale];
  const { number, submittedAt, intake, campus } = application;
  return {
    [t.number]: number,
    [t.intake]: intake.name,
    [t.campus]: campus && campuses[campus],
    [t.startedOn]: formatExportTime(locale, createdAt, campus),
    [t.sentOn]: submittedAt && formatExportTime(locale, submittedAt, campus),
  };
}

function exportRecord(record: ApplicationRecord): ExportRecord[] {
  return record.blocks.map(({ title, rows }) => ({
    [title]: Object.fromEntries(rows.map(({ label, value }) => [label, value])),
  }));
}

/** The reopened sections, what was changed in them, and the corrected record. */
async function exportReopenings(application: Application, locale: Locale): Promise<ExportRecord> {
  const { data: t } = correctionMessages[locale];
  const { blocks } = answerSummaryMessages[locale];
  const reopenings = await listReopenings(db(), application.id);
  if (reopenings.length === 0) return {};
  const formatTime = (moment: Date) => formatExportTime(locale, moment, application.campus);
  return {
    [t.title]: reopenings.map((opening) => ({
      [t.sections]: opening.sections.map((one) => blocks[one]).join(", "),
      [t.openedOn]: formatTime(opening.createdAt),
      [t.until]: formatTime(opening.endsAt),
      [t.closedOn]: opening.closedAt && formatTime(opening.closedAt),
      [t.changes]: describeChanges(opening, application, locale).map(({ title, rows }) => ({
        [title]: Object.fromEntries(
          rows.map(({ label, before, after }) => [label, `${before ?? ""} → ${after ?? ""}`]),
        ),
      })),
    })),
    ...(application.corrected && {
      [t.corrected]: exportRecord(application.corrected.record),
    }),
  };
}

type ApplicationRef = Pick<typeof applications.$inferSelect, "id" | "campus">;

async function exportConsents(
  { id, campus }: ApplicationRef,
  locale: Locale,
): Promise<ExportRecord[]> {
  const t = applicationDataMessages[locale];
  const info = personalInfoMessages[locale];
  const rows = await db().select().from(consents).where(eq(consents.applicationId, id));
  const formatTime = (moment: Date | null) => moment && formatExportTime(locale, moment, campus);
  const purposeNames = consentPageMessages[locale].purposes;
  const formatPurposes = (agreedPurposes: string[]) =>
    consentPurposes
      .filter((one) => agreedPurposes.includes(one))
      .map((one) => purposeNames[one].title)
      .join(" ; ");
  return rows.map((row) => ({
    [t.adult]: info.adultsShort[row.adult],
    [t.email]: row.email,
    [t.channel]: consentMessages[locale].channels[row.channel].label,
    [t.purposes]: formatPurposes(row.purposes),
    [t.requestedOn]: formatTime(row.createdAt),
    [t.givenOn]: formatTime(row.givenAt),
    [t.givenBy]: row.givenName,
    [t.givenFrom]: row.ipAddress,
    [t.refusedOn]: formatTime(row.refusedAt),
    [t.withdrawnOn]: formatTime(row.withdrawnAt),
  }));
}

/** The answers that two devices gave differently, while both are stored. */
async function exportAnswerConflicts(
  { id, campus }: ApplicationRef,
  locale: Locale,
): Promise<ExportRecord[]> {
  const t = applicationDataMessages[locale];
  const labels = getInfoLabels(locale);
  const rows = await db()
    .select()
    .from(answerConflicts)
    .where(eq(answerConflicts.applicationId, id));
  return rows.map(({ answer, arrived, stored, createdAt }) => ({
    [t.question]: getOwnValue(labels, answer) ?? answer,
    [t.oneAnswer]: stored,
    [t.otherAnswer]: arrived,
    [t.since]: formatExportTime(locale, createdAt, campus),
  }));
}

/** `isReadable` is false for an infected file. */
export type ExportedFile = { id: string; name: string; isReadable: boolean; details: ExportRecord };

/**
 * Lists the files of a candidate with their details; `readApplicationFile` reads the content. Empty for anybody but a
 * candidate.
 */
export async function listFilesForExport(actor: Actor, locale: Locale): Promise<ExportedFile[]> {
  if (actor.kind !== "student") return [];
  const t = applicationDataMessages[locale];
  const antivirus = antivirusMessages[locale];
  const rows = await db()
    .select()
    .from(files)
    .where(eq(files.ownerId, actor.id))
    .orderBy(asc(files.createdAt));
  return rows.map(({ id, name, size, type, scan, createdAt }, index) => {
    const numberedName = `${index + 1}-${name}`;
    const details = {
      [t.file]: numberedName,
      [t.fileSize]: t.megabytes(formatMegabytes(locale, size)),
      [t.fileType]: type,
      [t.receivedOn]: formatExportTime(locale, createdAt, null),
      [antivirus.title]: antivirus.states[scan],
    };
    return { id, name: numberedName, isReadable: isReadable(scan), details };
  });
}
