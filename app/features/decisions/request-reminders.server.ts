import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
} from "drizzle-orm";
import { states, stateTable } from "#app/features/admissions/application-state.ts";
import type { RelevanceCheck } from "#app/features/notifications/dispatch.server.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import {
  notifyDueReminders,
  type Reminder,
} from "#app/features/notifications/notify-reminders.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import {
  applications,
  choices,
  cursusEntries,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { fileVerdicts, requests } from "#app/platform/db/schema/decisions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { buildApplicationNotification } from "./transition-notification.server.ts";

const REQUEST_REMINDER_DAYS = 2; // before the deadline
/** How many days after the refusal of a file its only reminder is sent: it has no deadline. */
const REFUSED_FILE_REMINDER_DAYS = 5;

const awaitsInformation = eq(choices.state, "more-information-asked");

const isOpen = notInArray(
  choices.state,
  states.filter((state) => stateTable[state].isTerminal),
);

/** Lists the reminders of unanswered requests due until this moment. */
export async function listRequestReminders(until: Date): Promise<Reminder[]> {
  const lastDueDay = toCalendarDate(new Date(until.getTime() + REQUEST_REMINDER_DAYS * DAY_MS));
  const rows = await db()
    .select({ request: requests, application: applications })
    .from(requests)
    .innerJoin(choices, eq(choices.id, requests.choiceId))
    .innerJoin(applications, eq(applications.id, choices.applicationId))
    .where(
      and(
        awaitsInformation,
        isNull(requests.answeredAt),
        isNull(requests.cancelledAt),
        lte(requests.dueOn, lastDueDay),
        gte(requests.dueOn, toCalendarDate(now())),
      ),
    );
  return rows.map(({ request: { id, dueOn }, application }) => ({
    ...buildApplicationNotification(application, {
      kind: "missing-piece",
      urgency: "grouped",
      key: `request:${id}`,
      say: (locale) => {
        const { subject, text, action } = notificationsMessages[locale].reminders.request;
        return { subject, text: text(formatDate(locale, dueOn)), action };
      },
    }),
    at: new Date(Date.parse(dueOn) - REQUEST_REMINDER_DAYS * DAY_MS),
  }));
}

/** Lists the reminders of refused and not replaced files due until this moment. */
export async function listRefusedFileReminders(until: Date): Promise<Reminder[]> {
  const refusedBefore = new Date(until.getTime() - REFUSED_FILE_REMINDER_DAYS * DAY_MS);
  const isRefusedLongAgo = and(
    eq(fileVerdicts.verdict, "refused"),
    lte(fileVerdicts.createdAt, refusedBefore),
  );
  const rows = await db()
    .selectDistinctOn([fileVerdicts.fileId], { verdict: fileVerdicts, application: applications })
    .from(fileVerdicts)
    .leftJoin(requests, eq(requests.fileId, fileVerdicts.fileId))
    .leftJoin(
      cursusEntries,
      and(eq(cursusEntries.proofId, fileVerdicts.fileId), isNull(cursusEntries.removedAt)),
    )
    .leftJoin(personalInfos, eq(personalInfos.photoId, fileVerdicts.fileId))
    .innerJoin(
      choices,
      or(
        eq(choices.id, requests.choiceId),
        eq(choices.applicationId, cursusEntries.applicationId),
        eq(choices.applicationId, personalInfos.applicationId),
      ),
    )
    .innerJoin(applications, eq(applications.id, choices.applicationId))
    .where(and(isRefusedLongAgo, isNotNull(applications.submittedAt), isOpen));
  return rows.map(({ verdict: { fileId, createdAt }, application }) => ({
    ...buildApplicationNotification(application, {
      kind: "missing-piece",
      urgency: "grouped",
      key: `refused:${fileId}`,
      say: (locale) => notificationsMessages[locale].reminders.refused,
    }),
    at: new Date(createdAt.getTime() + REFUSED_FILE_REMINDER_DAYS * DAY_MS),
  }));
}

/** Whether a queued notification about a missing document or an offer is still relevant. */
export const isMissingPieceCurrent: RelevanceCheck = async (tx, { key }) => {
  const [subject, id = ""] = key.split(":");
  if (subject === "asked") return hasMatch(tx, and(eq(choices.id, id), awaitsInformation));
  if (subject === "request")
    return hasMatch(
      tx,
      and(
        eq(requests.id, id),
        isNull(requests.answeredAt),
        isNull(requests.cancelledAt),
        awaitsInformation,
      ),
    );
  if (subject === "prolonged") return hasMatch(tx, and(eq(choices.id, id), awaitsInformation));
  if (subject === "offer") return hasMatch(tx, and(eq(choices.id, id), hasOffer));
  if (subject === "refused" || subject === "file") return isFileRefused(tx, id);
  return true;
};

/** Whether a file still exists and is refused by an officer or the antivirus. */
async function isFileRefused(tx: Database, fileId: string): Promise<boolean> {
  const [file] = await tx
    .select({ scan: files.scan, verdict: fileVerdicts.verdict })
    .from(files)
    .leftJoin(fileVerdicts, eq(fileVerdicts.fileId, files.id))
    .where(eq(files.id, fileId));
  return file !== undefined && (file.verdict === "refused" || file.scan === "infected");
}

const hasOffer = inArray(choices.state, ["conditional-offer", "offer"]);

async function hasMatch(tx: Database, where: SQL | undefined): Promise<boolean> {
  const [found] = await tx
    .select({ id: choices.id })
    .from(choices)
    .leftJoin(requests, eq(requests.choiceId, choices.id))
    .where(where)
    .limit(1);
  return found !== undefined;
}

/** Hourly job: reminds candidates of unanswered requests and refused files. */
export async function sendMissingPieceReminders(): Promise<void> {
  await notifyDueReminders(await listRequestReminders(now()));
  await notifyDueReminders(await listRefusedFileReminders(now()));
}
