import { asc, eq } from "drizzle-orm";
import { isReadable } from "#app/features/documents/scan-status.ts";
import { type Told, toldMoment } from "#app/features/identity/account/told.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { applicationDataMessages } from "#app/i18n/application-data.ts";
import { consentMessages } from "#app/i18n/consent.ts";
import { consentPageMessages } from "#app/i18n/consent-page.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import { formatMegabytes } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { personalInfoMessages } from "#app/i18n/personal-info.ts";
import { scanMessages } from "#app/i18n/scan.ts";
import { summaryMessages } from "#app/i18n/summary.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { db } from "#app/platform/db/client.server.ts";
import { answerConflicts, applications, consents } from "#app/platform/db/schema/admissions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { type Application, fill } from "./application.server.ts";
import { purposes } from "./consent/consent.ts";
import { listOpenings } from "./corrections/opened.server.ts";
import { changedIn } from "./corrections/openings.server.ts";
import { infoLabels } from "./personal-info/info-labels.ts";
import type { ApplicationRecord } from "./record.ts";
import { writeDown } from "./sending/submission.server.ts";

/** What a room above knows of an application, in words. */
export type TellMore = (application: Application, locale: Locale) => Promise<Told>;

/**
 * A person's applications, sent or not, in words, with what `tellMore` adds to each; none for anybody but a
 * candidate.
 */
export async function tellApplications(
  actor: Actor,
  locale: Locale,
  tellMore: TellMore,
): Promise<Told[]> {
  if (actor.kind !== "student") return [];
  const rows = await db()
    .select()
    .from(applications)
    .where(eq(applications.candidateId, actor.id))
    .orderBy(asc(applications.createdAt));
  const told: Told[] = [];
  for (const row of rows) {
    const application = await fill(row, locale);
    told.push({
      ...head(application, row.createdAt, locale),
      [applicationDataMessages[locale].answers]: tellRecord(writeDown(application, locale)),
      ...(await tellMore(application, locale)),
      [applicationDataMessages[locale].consents]: await tellConsents(row, locale),
      [applicationDataMessages[locale].setAside]: await tellSetAside(row, locale),
      ...(application.record
        ? { [applicationDataMessages[locale].sent]: tellRecord(application.record) }
        : {}),
      ...(await tellOpenings(application, locale)),
    });
  }
  return told;
}

function head(application: Application, createdAt: Date, locale: Locale): Told {
  const t = applicationDataMessages[locale];
  const { campuses } = applicationMessages[locale];
  const { number, submittedAt, intake, campus } = application;
  return {
    [t.number]: number,
    [t.intake]: intake.name,
    [t.campus]: campus && campuses[campus],
    [t.startedOn]: toldMoment(locale, createdAt, campus),
    [t.sentOn]: submittedAt && toldMoment(locale, submittedAt, campus),
  };
}

function tellRecord(record: ApplicationRecord): Told[] {
  return record.blocks.map(({ title, rows }) => ({
    [title]: Object.fromEntries(rows.map(({ label, value }) => [label, value])),
  }));
}

/** What the school opened again after sending, what was changed of it, and the whole as it then stood. */
async function tellOpenings(application: Application, locale: Locale): Promise<Told> {
  const { data: t } = correctionMessages[locale];
  const { blocks } = summaryMessages[locale];
  const openings = await listOpenings(db(), application.id);
  if (openings.length === 0) return {};
  const at = (moment: Date) => toldMoment(locale, moment, application.campus);
  return {
    [t.title]: openings.map((opening) => ({
      [t.sections]: opening.sections.map((one) => blocks[one]).join(", "),
      [t.openedOn]: at(opening.createdAt),
      [t.until]: at(opening.endsAt),
      [t.closedOn]: opening.closedAt && at(opening.closedAt),
      [t.changes]: changedIn(opening, application, locale).map(({ title, rows }) => ({
        [title]: Object.fromEntries(
          rows.map(({ label, before, after }) => [label, `${before ?? ""} → ${after ?? ""}`]),
        ),
      })),
    })),
    ...(application.corrected && {
      [t.corrected]: tellRecord(application.corrected.record),
    }),
  };
}

type Row = Pick<typeof applications.$inferSelect, "id" | "campus">;

async function tellConsents({ id, campus }: Row, locale: Locale): Promise<Told[]> {
  const t = applicationDataMessages[locale];
  const info = personalInfoMessages[locale];
  const rows = await db().select().from(consents).where(eq(consents.applicationId, id));
  const at = (moment: Date | null) => moment && toldMoment(locale, moment, campus);
  const names = consentPageMessages[locale].purposes;
  const agreed = (given: string[]) =>
    purposes
      .filter((one) => given.includes(one))
      .map((one) => names[one].title)
      .join(" ; ");
  return rows.map((row) => ({
    [t.adult]: info.adultsShort[row.adult],
    [t.email]: row.email,
    [t.channel]: consentMessages[locale].channels[row.channel].label,
    [t.purposes]: agreed(row.purposes),
    [t.askedOn]: at(row.createdAt),
    [t.givenOn]: at(row.givenAt),
    [t.givenBy]: row.givenName,
    [t.givenFrom]: row.ipAddress,
    [t.refusedOn]: at(row.refusedAt),
    [t.withdrawnOn]: at(row.withdrawnAt),
  }));
}

/** What two devices answered differently, while both answers are kept. */
async function tellSetAside({ id, campus }: Row, locale: Locale): Promise<Told[]> {
  const t = applicationDataMessages[locale];
  const labels = infoLabels(locale);
  const rows = await db()
    .select()
    .from(answerConflicts)
    .where(eq(answerConflicts.applicationId, id));
  return rows.map(({ answer, arrived, stored, createdAt }) => ({
    [t.question]: ownValue(labels, answer) ?? answer,
    [t.oneAnswer]: stored,
    [t.otherAnswer]: arrived,
    [t.since]: toldMoment(locale, createdAt, campus),
  }));
}

/** `opens`: no virus was found in it. */
export type OwnFile = { id: string; name: string; opens: boolean; told: Told };

/** The files of a candidate, with what is known of each; `openFile` gives their bytes. */
export async function listOwnFiles(actor: Actor, locale: Locale): Promise<OwnFile[]> {
  if (actor.kind !== "student") return [];
  const t = applicationDataMessages[locale];
  const antivirus = scanMessages[locale];
  const rows = await db()
    .select()
    .from(files)
    .where(eq(files.ownerId, actor.id))
    .orderBy(asc(files.createdAt));
  return rows.map(({ id, name, size, type, scan, createdAt }, index) => {
    const numbered = `${index + 1}-${name}`;
    const told = {
      [t.file]: numbered,
      [t.fileSize]: t.megabytes(formatMegabytes(locale, size)),
      [t.fileType]: type,
      [t.receivedOn]: toldMoment(locale, createdAt, null),
      [antivirus.title]: antivirus.states[scan],
    };
    return { id, name: numbered, opens: isReadable(scan), told };
  });
}
