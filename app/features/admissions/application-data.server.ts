import { asc, eq } from "drizzle-orm";
import { mayBeRead } from "#app/features/documents/scan.ts";
import { type Told, toldMoment } from "#app/features/identity/account/told.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { applicationDataWords } from "#app/i18n/application-data.ts";
import { consentWords } from "#app/i18n/consent.ts";
import { consentPageWords } from "#app/i18n/consent-page.ts";
import { correctionWords } from "#app/i18n/correction.ts";
import { formatMegabytes } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { personalInfoWords } from "#app/i18n/personal-info.ts";
import { scanWords } from "#app/i18n/scan.ts";
import { summaryWords } from "#app/i18n/summary.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, consents, differingAnswers } from "#app/platform/db/schema/admissions.ts";
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
      [applicationDataWords[locale].answers]: tellRecord(writeDown(application, locale)),
      ...(await tellMore(application, locale)),
      [applicationDataWords[locale].consents]: await tellConsents(row, locale),
      [applicationDataWords[locale].setAside]: await tellSetAside(row, locale),
      ...(application.record
        ? { [applicationDataWords[locale].sent]: tellRecord(application.record) }
        : {}),
      ...(await tellOpenings(application, locale)),
    });
  }
  return told;
}

function head(application: Application, createdAt: Date, locale: Locale): Told {
  const words = applicationDataWords[locale];
  const { campuses } = applicationWords[locale];
  const { number, submittedAt, intake, campus } = application;
  return {
    [words.number]: number,
    [words.intake]: intake.name,
    [words.campus]: campus && campuses[campus],
    [words.startedOn]: toldMoment(locale, createdAt, campus),
    [words.sentOn]: submittedAt && toldMoment(locale, submittedAt, campus),
  };
}

function tellRecord(record: ApplicationRecord): Told[] {
  return record.blocks.map(({ title, rows }) => ({
    [title]: Object.fromEntries(rows.map(({ label, value }) => [label, value])),
  }));
}

/** What the school opened again after sending, what was changed of it, and the whole as it then stood. */
async function tellOpenings(application: Application, locale: Locale): Promise<Told> {
  const { data: words } = correctionWords[locale];
  const { blocks } = summaryWords[locale];
  const openings = await listOpenings(db(), application.id);
  if (openings.length === 0) return {};
  const at = (moment: Date) => toldMoment(locale, moment, application.campus);
  return {
    [words.title]: openings.map((opening) => ({
      [words.sections]: opening.sections.map((one) => blocks[one]).join(", "),
      [words.openedOn]: at(opening.createdAt),
      [words.until]: at(opening.endsAt),
      [words.closedOn]: opening.closedAt && at(opening.closedAt),
      [words.changes]: changedIn(opening, application, locale).map(({ title, rows }) => ({
        [title]: Object.fromEntries(
          rows.map(({ label, before, after }) => [label, `${before ?? ""} → ${after ?? ""}`]),
        ),
      })),
    })),
    ...(application.corrected && {
      [words.corrected]: tellRecord(application.corrected.record),
    }),
  };
}

type Row = Pick<typeof applications.$inferSelect, "id" | "campus">;

async function tellConsents({ id, campus }: Row, locale: Locale): Promise<Told[]> {
  const words = applicationDataWords[locale];
  const info = personalInfoWords[locale];
  const rows = await db().select().from(consents).where(eq(consents.applicationId, id));
  const at = (moment: Date | null) => moment && toldMoment(locale, moment, campus);
  const names = consentPageWords[locale].purposes;
  const agreed = (given: string[]) =>
    purposes
      .filter((one) => given.includes(one))
      .map((one) => names[one].title)
      .join(" ; ");
  return rows.map((row) => ({
    [words.adult]: info.adultsShort[row.adult],
    [words.email]: row.email,
    [words.channel]: consentWords[locale].channels[row.channel].label,
    [words.purposes]: agreed(row.purposes),
    [words.askedOn]: at(row.createdAt),
    [words.givenOn]: at(row.givenAt),
    [words.givenBy]: row.givenName,
    [words.givenFrom]: row.ipAddress,
    [words.refusedOn]: at(row.refusedAt),
    [words.withdrawnOn]: at(row.withdrawnAt),
  }));
}

/** What two devices answered differently, while both answers are kept. */
async function tellSetAside({ id, campus }: Row, locale: Locale): Promise<Told[]> {
  const words = applicationDataWords[locale];
  const labels = infoLabels(locale);
  const rows = await db()
    .select()
    .from(differingAnswers)
    .where(eq(differingAnswers.applicationId, id));
  return rows.map(({ answer, arrived, stored, createdAt }) => ({
    [words.question]: ownValue(labels, answer) ?? answer,
    [words.oneAnswer]: stored,
    [words.otherAnswer]: arrived,
    [words.since]: toldMoment(locale, createdAt, campus),
  }));
}

/** `opens`: no virus was found in it. */
export type OwnFile = { id: string; name: string; opens: boolean; told: Told };

/** The files of a candidate, with what is known of each; `openFile` gives their bytes. */
export async function listOwnFiles(actor: Actor, locale: Locale): Promise<OwnFile[]> {
  if (actor.kind !== "student") return [];
  const words = applicationDataWords[locale];
  const antivirus = scanWords[locale];
  const rows = await db()
    .select()
    .from(files)
    .where(eq(files.ownerId, actor.id))
    .orderBy(asc(files.createdAt));
  return rows.map(({ id, name, size, type, scan, createdAt }, index) => {
    const numbered = `${index + 1}-${name}`;
    const told = {
      [words.file]: numbered,
      [words.fileSize]: words.megabytes(formatMegabytes(locale, size)),
      [words.fileType]: type,
      [words.receivedOn]: toldMoment(locale, createdAt, null),
      [antivirus.title]: antivirus.states[scan],
    };
    return { id, name: numbered, opens: mayBeRead(scan), told };
  });
}
