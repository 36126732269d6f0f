import { and, asc, eq, gt, inArray, isNotNull, isNull, notExists } from "drizzle-orm";
import { createAnnouncementThreads } from "#app/features/messaging/create-announcement-threads.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { announcements, recipients } from "#app/platform/db/schema/announcements.ts";
import { pauseAfterWork } from "#app/platform/jobs/pause-after-work.server.ts";
import { getMessagesByLocale } from "./announcement.ts";
import { createPersonalizer } from "./personalized-message.server.ts";

/** Job that delivers an announcement. */
export const ANNOUNCEMENT_SENT = { name: "announcement.sent" };

/** Recipients per transaction; a crashed worker loses at most one batch of work. */
const BATCH_SIZE = 100;

/**
 * Delivers an announcement to the recipients who do not have it yet, in batches. A batch is locked by one worker and
 * marked delivered in the same transaction, so that nobody receives it twice and another worker can continue after a
 * crash.
 */
export async function deliverAnnouncement(id: string): Promise<void> {
  const [announcement] = await db().select().from(announcements).where(eq(announcements.id, id));
  if (!announcement?.sentAt || announcement.endedAt) return;
  const messages = getMessagesByLocale(announcement);
  for (;;) {
    const batchStartedAt = performance.now();
    if ((await deliverBatch(announcement, messages)) === 0) break;
    await pauseAfterWork(batchStartedAt);
  }
  const undelivered = db()
    .select({ id: recipients.personId })
    .from(recipients)
    .where(and(eq(recipients.announcementId, id), isNull(recipients.deliveredAt)));
  await db()
    .update(announcements)
    .set({ endedAt: now() })
    .where(and(eq(announcements.id, id), isNull(announcements.endedAt), notExists(undelivered)));
}

/**
 * Continues the announcements that are sent but not ended and delivered to nobody for `idleMs`, which a crashed worker
 * left.
 */
export async function resumeAnnouncements(idleMs = 0): Promise<void> {
  const recentDeliveries = db()
    .select({ id: recipients.personId })
    .from(recipients)
    .where(
      and(
        eq(recipients.announcementId, announcements.id),
        gt(recipients.deliveredAt, new Date(now().getTime() - idleMs)),
      ),
    );
  const stalled = await db()
    .select({ id: announcements.id })
    .from(announcements)
    .where(
      and(
        isNotNull(announcements.sentAt),
        isNull(announcements.endedAt),
        notExists(recentDeliveries),
      ),
    );
  for (const { id } of stalled) await deliverAnnouncement(id);
}

type DeliveredAnnouncement = { id: string; authorId: string | null };

function deliverBatch(
  announcement: DeliveredAnnouncement,
  localizedMessages: ReturnType<typeof getMessagesByLocale>,
): Promise<number> {
  const isOfAnnouncement = eq(recipients.announcementId, announcement.id);
  return transaction(async (tx) => {
    const batch = await tx
      .select()
      .from(recipients)
      .where(and(isOfAnnouncement, isNull(recipients.deliveredAt)))
      .orderBy(asc(recipients.personId))
      .limit(BATCH_SIZE)
      .for("update", { skipLocked: true });
    if (batch.length === 0) return 0;
    const personalize = await createPersonalizer(localizedMessages, batch, tx);
    const deliveries = batch.map((one) => {
      const { personId, campus, applicationId } = one;
      return { ...personalize(one), personId, campus, applicationId };
    });
    await createAnnouncementThreads(tx, announcement, deliveries);
    const ids = batch.map(({ personId }) => personId);
    await tx
      .update(recipients)
      .set({ deliveredAt: now() })
      .where(and(isOfAnnouncement, inArray(recipients.personId, ids)));
    return batch.length;
  });
}
