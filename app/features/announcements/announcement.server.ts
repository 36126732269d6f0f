import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can, getPermittedCampuses } from "#app/features/access/permissions.ts";
import { deriveGroup, type GroupMember } from "#app/features/admissions/applicant-group.server.ts";
import { type ApplicantGroup, parseGroup } from "#app/features/admissions/applicant-group.ts";
import { recordHistory, recordHistoryForEach } from "#app/features/audit/record-history.server.ts";
import { forecastDeliveries } from "#app/features/notifications/delivery-forecast.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { announcements, recipients } from "#app/platform/db/schema/announcements.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import {
  type AnnouncementErrors,
  type AnnouncementTexts,
  getMessagesByLocale,
  isPersonalized,
  parseAnnouncementTexts,
  pickSampleReaders,
  summarizeRecipients,
} from "./announcement.ts";
import { listRecipients, saveChosenApplications } from "./announcement-recipients.server.ts";
import { ANNOUNCEMENT_SENT } from "./deliver-announcement.server.ts";
import { type ForecastSummary, summarizeForecasts } from "./forecast-summary.ts";
import { createPersonalizer } from "./personalized-message.server.ts";

const announcementColumns = {
  id: announcements.id,
  subjectFr: announcements.subjectFr,
  contentFr: announcements.contentFr,
  subjectEn: announcements.subjectEn,
  contentEn: announcements.contentEn,
  campus: announcements.campus,
  intakeId: announcements.intakeId,
  state: announcements.state,
  courseId: announcements.courseId,
  chosen: announcements.chosen,
  sentAt: announcements.sentAt,
  total: announcements.total,
  endedAt: announcements.endedAt,
};
export type Announcement = Pick<
  typeof announcements.$inferSelect,
  keyof typeof announcementColumns
> & { author: string | null; delivered: number };

const delivered = sql<number>`(select count(*)::int from ${recipients} r
  where r.announcement_id = ${announcements.id} and r.delivered_at is not null)`;

/** Lists up to 200 announcements of the actor's campuses, newest first; [] without `send:announcement`. */
export async function listAnnouncements(actor: Actor): Promise<Announcement[]> {
  const campuses = getPermittedCampuses(actor, "send:announcement");
  const isVisible = campuses === null ? undefined : inArray(announcements.campus, campuses);
  if (campuses?.length === 0) return [];
  return selectAnnouncements(isVisible).orderBy(desc(announcements.createdAt)).limit(200);
}

/** Returns an announcement; null when it does not exist, or the actor may not send to its group. */
export async function getAnnouncement(actor: Actor, id: string): Promise<Announcement | null> {
  if (!validate(id)) return null;
  const [announcement] = await selectAnnouncements(eq(announcements.id, id));
  return announcement && can(actor, "send:announcement", announcement.campus) ? announcement : null;
}

type AnnouncementInput = Record<keyof AnnouncementTexts, string> &
  Partial<Record<keyof ApplicantGroup, string>>;
export type SaveAnnouncementResult =
  | { ok: true; id: string }
  | { ok: false; reason: "not-allowed" | "announcement-sent" }
  | { ok: false; reason: "invalid-announcement"; errors: AnnouncementErrors };

/**
 * Creates an announcement draft (`id` null) or updates it; a new one may be for `applicationIds`. Refuses `not-allowed`
 * when the actor may not send to the group, `invalid-announcement` and `announcement-sent`. Returns null for other
 * actors, and for a draft that they cannot see.
 */
export async function saveAnnouncement(
  actor: Actor,
  id: string | null,
  input: AnnouncementInput,
  applicationIds?: string[],
): Promise<SaveAnnouncementResult | null> {
  if (actor.kind !== "staff") return null;
  const draft = id ? await getAnnouncement(actor, id) : null;
  if (id && !draft) return null;
  // The selected applications of a draft never change.
  const chosen = applicationIds
    ? await deriveGroup(applicationIds)
    : draft?.chosen
      ? parseGroup(draft)
      : null;
  const group = chosen ?? parseGroup(input);
  if (!can(actor, "send:announcement", group.campus)) return { ok: false, reason: "not-allowed" };
  const parsed = parseAnnouncementTexts(input);
  if (!parsed.ok) return { ...parsed, reason: "invalid-announcement" };
  const values = { ...parsed.texts, ...group, chosen: chosen !== null, authorId: actor.id };
  return transaction(async (tx) => {
    if (!id) {
      const [created] = await tx.insert(announcements).values(values).returning();
      if (!created) throw new Error("the announcement was not saved");
      if (applicationIds) await saveChosenApplications(tx, created.id, applicationIds);
      return { ok: true, id: created.id };
    }
    const isDraft = and(eq(announcements.id, id), sql`${announcements.sentAt} is null`);
    const updated = await tx.update(announcements).set(values).where(isDraft).returning();
    return updated.length > 0 ? { ok: true, id } : { ok: false, reason: "announcement-sent" };
  });
}

/** Deletes a draft; null when the actor cannot see it, or it is already sent. */
export async function deleteDraftAnnouncement(
  actor: Actor,
  id: string,
): Promise<{ ok: true } | null> {
  const announcement = await getAnnouncement(actor, id);
  if (!announcement || announcement.sentAt) return null;
  const isDraft = and(eq(announcements.id, id), sql`${announcements.sentAt} is null`);
  const deleted = await db().delete(announcements).where(isDraft).returning();
  return deleted.length > 0 ? { ok: true } : null;
}

/**
 * Previews an announcement: the number of recipients, a sample of names, a personalised message in each language, and
 * when the emails would be sent. The caller has loaded the announcement for this actor.
 */
export async function previewAnnouncement(announcement: Announcement) {
  const members = await listRecipients(announcement);
  const samples = await renderSamples(announcement, members);
  return { ...summarizeRecipients(members), samples, forecast: await forecastEmails(members) };
}

/**
 * The message that the first recipient by name received, in each language. Empty when the message is the same for
 * everybody, and when all recipients are deleted.
 */
export async function previewSentAnnouncement(announcement: Announcement) {
  const { fr, en } = getMessagesByLocale(announcement);
  if (!isPersonalized(fr) && !isPersonalized(en)) return [];
  const { personId, applicationId, locale } = recipients;
  const sampleRecipients = await db()
    .selectDistinctOn([locale], { applicationId, locale, name: users.name })
    .from(recipients)
    .innerJoin(users, eq(users.id, personId))
    .where(eq(recipients.announcementId, announcement.id))
    .orderBy(locale, users.name);
  return renderSamples(announcement, sampleRecipients);
}

async function renderSamples(
  announcement: Announcement,
  members: Pick<GroupMember, "name" | "applicationId" | "locale">[],
) {
  const texts = getMessagesByLocale(announcement);
  const readers = pickSampleReaders(members, texts);
  const personalize = await createPersonalizer(texts, readers);
  return readers.map((one) => ({ name: one.name, isRead: one.isRead, ...personalize(one) }));
}

/** Above this number, computing each recipient's send time takes too long. */
const MAX_FORECAST_RECIPIENTS = 2_000;

/** Counts when the notification emails would be sent; null above `MAX_FORECAST_RECIPIENTS`. */
async function forecastEmails(members: GroupMember[]): Promise<ForecastSummary | null> {
  if (members.length > MAX_FORECAST_RECIPIENTS) return null;
  const forecasts = await forecastDeliveries({ kind: "message", urgency: "grouped" }, members);
  return summarizeForecasts([...forecasts.values()]);
}

export type SendAnnouncementResult =
  | { ok: true }
  | { ok: false; reason: "announcement-no-recipient" }
  | { ok: false; reason: "announcement-count-changed"; limit: number };

/**
 * Sends an announcement to its current recipients and queues the delivery job. Idempotent: a sent one returns ok.
 * Refuses `announcement-no-recipient`, and `announcement-count-changed` with the current number when it is not
 * `expectedCount`; returns null when the actor may not send it.
 */
export async function sendAnnouncement(
  actor: Actor,
  id: string,
  expectedCount: number,
): Promise<SendAnnouncementResult | null> {
  if (!(await getAnnouncement(actor, id))) return null;
  return transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(announcements)
      .where(eq(announcements.id, id))
      .for("update");
    if (!row || !can(actor, "send:announcement", row.campus)) return null;
    if (row.sentAt) return { ok: true };
    const members = await listRecipients(row, tx);
    if (members.length === 0) return { ok: false, reason: "announcement-no-recipient" };
    if (members.length !== expectedCount)
      return { ok: false, reason: "announcement-count-changed", limit: members.length };
    for (let at = 0; at < members.length; at += 1_000)
      await tx
        .insert(recipients)
        .values(members.slice(at, at + 1_000).map((one) => toRecipientRow(id, one)));
    const sent = { sentAt: now(), total: members.length };
    await tx.update(announcements).set(sent).where(eq(announcements.id, id));
    const { campus, intakeId, state, courseId } = row;
    const group = { campus, intakeId, state, courseId, total: members.length };
    await recordHistory(tx, actor, "announcement.sent", { kind: "announcement", id }, group);
    if (row.chosen)
      await recordHistoryForEach(tx, actor, "announcement.sent", members.map(toApplicationSubject));
    await enqueue(tx, ANNOUNCEMENT_SENT, { id });
    return { ok: true };
  });
}

function toApplicationSubject({ applicationId }: GroupMember) {
  return { kind: "application", id: applicationId };
}

function toRecipientRow(
  announcementId: string,
  { personId, applicationId, campus, locale }: GroupMember,
) {
  return { announcementId, personId, applicationId, campus, locale };
}

function selectAnnouncements(where: ReturnType<typeof and>) {
  return db()
    .select({ ...announcementColumns, author: users.name, delivered })
    .from(announcements)
    .leftJoin(users, eq(users.id, announcements.authorId))
    .where(where);
}
