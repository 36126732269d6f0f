import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { formatPhone } from "#app/features/identity/account/phone.server.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { formatCampusDate, formatNamedTime } from "#app/features/identity/campus-clock.ts";
import { record } from "#app/features/identity/history.server.ts";
import { emailsMessages } from "#app/i18n/emails.ts";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { applicationNumbers, applications, choices } from "#app/platform/db/schema/admissions.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import { type Application, fill } from "../application.server.ts";
import { next } from "../application.ts";
import { dropRemoved } from "../cursus/cursus-removal.server.ts";
import type { ApplicationRow } from "../draft.server.ts";
import { lockApplication } from "../draft.server.ts";
import { timeliness } from "../intake/intake.ts";
import { isTheirs } from "../policy.ts";
import { type ApplicationRecord, recordOf } from "../record.ts";
import { type Missing, readinessOf } from "../sections.ts";
import { sentCampus } from "../sent-campus.ts";
import { applicationNumber } from "./number.ts";
import { receiptCode } from "./receipt-code.ts";

/** For how long after a submission the same form, sent again, is answered as the first one was. */
const REPEAT_WINDOW_MS = 600_000;

export type Submitted =
  /** `again`: it was sent long before, and not by the first of two taps. */
  | { ok: true; number: string; again: boolean }
  /** The reason is that of the first thing missing. */
  | { ok: false; reason: string; missing: Missing[] }
  | { ok: false; reason: "changed-since-review" | "intake-closed" };

/** What the candidate had before their eyes: the version of their answers, and its language. */
export type Reviewed = { version: number; locale: Locale };

/**
 * Sends an application, in one transaction: checked, numbered, frozen in the words the person saw, told
 * to the history, and a letter queued. Sent again, by 20 clicks or a day later, it answers the same
 * number and does nothing more (security page, R-03). Refuses what is incomplete or comes too late, and
 * answers that changed since they were reviewed. Null when the application is not this actor's.
 */
export async function submit(
  actor: Actor,
  id: string,
  reviewed: Reviewed,
): Promise<Submitted | null> {
  return transaction(async (tx) => {
    const row = await lockApplication(tx, id);
    if (!row || !isTheirs(actor, row)) return null;
    if (row.number) return { ok: true, number: row.number, again: !isJustSent(row) };
    const application = await fill(row, reviewed.locale, tx);
    const time = timeliness(application.intake, row.createdAt, application.readAt);
    if (time === "closed") return { ok: false, reason: "intake-closed" };
    const { canSend, missing } = readinessOf(application);
    if (!canSend) return { ok: false, reason: reasonOf(missing), missing };
    if (row.version !== reviewed.version) return { ok: false, reason: "changed-since-review" };
    await dropRemoved(tx, id);
    const late = time === "late";
    const number = await send(tx, row, application, reviewed.locale, late);
    const told = { number, ...(late ? { late } : {}) };
    await record(tx, actor, "application.submitted", { kind: "application", id }, told);
    await enqueueEmail(tx, receipt(actor, application, reviewed.locale, number));
    return { ok: true, number, again: false };
  });
}

const isJustSent = ({ submittedAt }: ApplicationRow) =>
  submittedAt !== null && submittedAt.getTime() > now().getTime() - REPEAT_WINDOW_MS;

function reasonOf([first]: Missing[]): string {
  if (!first) throw new Error("an application that lacks nothing, in time, was not ready");
  return first.reason;
}

/** The application as it is written down: what the review page shows is what is frozen. */
export function writeDown(application: Application, locale: Locale): ApplicationRecord {
  const { info } = application;
  return recordOf(locale, {
    ...application,
    info: {
      ...info,
      motherPhone: formatPhone(info.motherPhone),
      fatherPhone: formatPhone(info.fatherPhone),
      guardianPhone: formatPhone(info.guardianPhone),
    },
  });
}

async function send(
  tx: Database,
  row: ApplicationRow,
  application: Application,
  locale: Locale,
  late: boolean,
): Promise<string> {
  const to = next("draft", "submit", "candidate");
  if (!to) throw new Error("a draft cannot be submitted");
  const at = now();
  const campus = sentCampus(row);
  const sequence = await nextInSequence(tx, application.intake.year, campus);
  const number = applicationNumber(application.intake.year, campus, sequence);
  await tx
    .update(choices)
    .set({ state: to, stateSince: at })
    .where(eq(choices.applicationId, row.id));
  await tx
    .update(applications)
    .set({
      number,
      submittedAt: at,
      late,
      receiptCode: receiptCode(randomBytes(12)),
      locale,
      record: writeDown(application, locale),
      version: sql`${applications.version} + 1`,
    })
    .where(eq(applications.id, row.id));
  return number;
}

/** The next place of a campus and an intake year: its row is locked until the transaction ends. */
async function nextInSequence(tx: Database, year: number, campus: Campus) {
  const [row] = await tx
    .insert(applicationNumbers)
    .values({ year, campus, last: 1 })
    .onConflictDoUpdate({
      target: [applicationNumbers.year, applicationNumbers.campus],
      set: { last: sql`${applicationNumbers.last} + 1` },
    })
    .returning({ last: applicationNumbers.last });
  if (!row) throw new Error("no number was given");
  return row.last;
}

function receipt(actor: Actor, application: Application, locale: Locale, number: string) {
  const t = emailsMessages[locale].applicationReceived;
  const at = now();
  const campus = sentCampus(application);
  const list = application.basket.map(
    (choice, index) => `${index + 1}. ${choice.name} · ${choice.universityName}`,
  );
  return {
    kind: "receipt" as const,
    to: "email" in actor ? actor.email : "",
    locale,
    subject: t.subject(number),
    title: t.title,
    paragraphs: [
      t.number(number),
      t.text(formatCampusDate(locale, at, campus), formatNamedTime(locale, at, campus)),
      t.choices,
      ...list,
      t.next,
    ],
    action: {
      label: t.action,
      href: `${config().origin}${pathIn(locale, "/espace-etudiant/candidate/suivi")}`,
    },
  };
}
