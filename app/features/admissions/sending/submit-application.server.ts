import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { getTimeliness } from "#app/features/catalogue/programmes/application-window.ts";
import { emailsMessages } from "#app/i18n/emails.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { applicationNumbers, applications, choices } from "#app/platform/db/schema/admissions.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import { type Application, loadApplicationDetails } from "../application.server.ts";
import { getNextState } from "../application-state.ts";
import { deleteRemovedEntries } from "../cursus/remove-cursus-entry.server.ts";
import type { ApplicationRow } from "../editable-application.server.ts";
import { lockApplication } from "../editable-application.server.ts";
import { isOwnApplication } from "../policy.ts";
import { buildApplicationRecord } from "../record/application-record.server.ts";
import { requireCampus } from "../require-campus.ts";
import { getReadiness, type MissingItem } from "../sections.ts";
import { formatApplicationNumber } from "./application-number.ts";
import { createReceiptCode } from "./receipt-code.ts";

/** For how long a repeated form is answered like the first one. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

export type SubmitApplicationResult =
  /** `wasAlreadySubmitted`: it was submitted earlier, not by the first of two clicks. */
  | { ok: true; number: string; wasAlreadySubmitted: boolean }
  /** `reason` is that of the first missing item. */
  | { ok: false; reason: string; missing: MissingItem[] }
  | { ok: false; reason: "changed-since-review" | "intake-closed" };

/** The version of the answers that the candidate reviewed, and the language. */
export type ReviewedVersion = { version: number; locale: Locale };

/**
 * Submits an application in one transaction: checks it, numbers it, freezes its record, records it in the history and
 * queues the receipt email. Submitting again returns the same number without effect. Refuses with the code of a
 * missing item, with `intake-closed`, and with `changed-since-review`. Null when the application is not the actor's.
 */
export async function submitApplication(
  actor: Actor,
  id: string,
  reviewed: ReviewedVersion,
): Promise<SubmitApplicationResult | null> {
  return transaction(async (tx) => {
    const row = await lockApplication(tx, id);
    if (!row || !isOwnApplication(actor, row)) return null;
    if (row.number) return { ok: true, number: row.number, wasAlreadySubmitted: !isJustSent(row) };
    const application = await loadApplicationDetails(row, reviewed.locale, tx);
    const timeliness = getTimeliness(application.intake, row.createdAt, application.readAt);
    if (timeliness === "closed") return { ok: false, reason: "intake-closed" };
    const { canSend, missing } = getReadiness(application);
    if (!canSend) return { ok: false, reason: getFirstReason(missing), missing };
    if (row.version !== reviewed.version) return { ok: false, reason: "changed-since-review" };
    await deleteRemovedEntries(tx, id);
    const isLate = timeliness === "late";
    const number = await saveSubmission(tx, row, application, reviewed.locale, isLate);
    const details = { number, ...(isLate ? { late: isLate } : {}) };
    await recordHistory(tx, actor, "application.submitted", { kind: "application", id }, details);
    await enqueueEmail(tx, composeReceiptEmail(actor, application, reviewed.locale, number));
    return { ok: true, number, wasAlreadySubmitted: false };
  });
}

const isJustSent = ({ submittedAt }: ApplicationRow) =>
  submittedAt !== null && submittedAt.getTime() > now().getTime() - REPEAT_WINDOW_MS;

function getFirstReason([first]: MissingItem[]): string {
  if (!first) throw new Error("an application that lacks nothing, in time, was not ready");
  return first.reason;
}

async function saveSubmission(
  tx: Database,
  row: ApplicationRow,
  application: Application,
  locale: Locale,
  isLate: boolean,
): Promise<string> {
  const to = getNextState("draft", "submit", "candidate");
  if (!to) throw new Error("a draft cannot be submitted");
  const at = now();
  const campus = requireCampus(row);
  const sequence = await getNextSequence(tx, application.intake.year, campus);
  const number = formatApplicationNumber(application.intake.year, campus, sequence);
  await tx
    .update(choices)
    .set({ state: to, stateSince: at })
    .where(eq(choices.applicationId, row.id));
  await tx
    .update(applications)
    .set({
      number,
      submittedAt: at,
      late: isLate,
      receiptCode: createReceiptCode(randomBytes(12)),
      locale,
      record: buildApplicationRecord(application, locale),
      version: sql`${applications.version} + 1`,
    })
    .where(eq(applications.id, row.id));
  return number;
}

/** The next sequence number of a campus and intake year; its row is locked until the transaction ends. */
async function getNextSequence(tx: Database, year: number, campus: Campus) {
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

function composeReceiptEmail(
  actor: Actor,
  application: Application,
  locale: Locale,
  number: string,
) {
  const t = emailsMessages[locale].applicationReceived;
  const at = now();
  const campus = requireCampus(application);
  const choiceLines = application.basket.map(
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
      t.text(formatCampusDate(locale, at, campus), formatTimeWithZone(locale, at, campus)),
      t.choices,
      ...choiceLines,
      t.next,
    ],
    action: {
      label: t.action,
      href: `${config().origin}${localizePath(locale, "/espace-etudiant/candidate/suivi")}`,
    },
  };
}
