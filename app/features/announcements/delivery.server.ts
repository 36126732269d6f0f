import { and, asc, eq, gt, inArray, isNotNull, isNull, notExists } from "drizzle-orm";
import { deliver } from "#app/features/messaging/deliver.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { announcements, recipients } from "#app/platform/db/schema/announcements.ts";
import { restAfter } from "#app/platform/jobs/rest.server.ts";
import { lettersOf } from "./announcement.ts";
import { personalLetters } from "./personal.server.ts";

/** The job that writes to the people of an announcement. */
export const ANNOUNCEMENT_SENT = { name: "announcement.sent" };

/** People written to in one transaction: what a worker that dies leaves to write again. */
const BATCH = 100;

/**
 * Writes an announcement to the people who do not have it yet, a batch at a time. Each batch is locked by one
 * worker, and marked in the transaction that writes it: a worker that dies leaves whole batches to the next,
 * and two never write to the same person.
 */
export async function deliverAnnouncement(id: string): Promise<void> {
  const [announcement] = await db().select().from(announcements).where(eq(announcements.id, id));
  if (!announcement?.sentAt || announcement.endedAt) return;
  const letters = lettersOf(announcement);
  for (;;) {
    const begun = performance.now();
    if ((await deliverBatch(announcement, letters)) === 0) break;
    await restAfter(begun);
  }
  const waiting = db()
    .select({ id: recipients.personId })
    .from(recipients)
    .where(and(eq(recipients.announcementId, id), isNull(recipients.deliveredAt)));
  await db()
    .update(announcements)
    .set({ endedAt: now() })
    .where(and(eq(announcements.id, id), isNull(announcements.endedAt), notExists(waiting)));
}

/**
 * Goes on with those that were sent, are not at their end, and were written to nobody for `silence` milliseconds:
 * what a worker that died has left.
 */
export async function resumeAnnouncements(silence = 0): Promise<void> {
  const written = db()
    .select({ id: recipients.personId })
    .from(recipients)
    .where(
      and(
        eq(recipients.announcementId, announcements.id),
        gt(recipients.deliveredAt, new Date(now().getTime() - silence)),
      ),
    );
  const left = await db()
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(isNotNull(announcements.sentAt), isNull(announcements.endedAt), notExists(written)));
  for (const { id } of left) await deliverAnnouncement(id);
}

type Sent = { id: string; authorId: string | null };

function deliverBatch(sent: Sent, letters: ReturnType<typeof lettersOf>): Promise<number> {
  const isOne = eq(recipients.announcementId, sent.id);
  return transaction(async (tx) => {
    const people = await tx
      .select()
      .from(recipients)
      .where(and(isOne, isNull(recipients.deliveredAt)))
      .orderBy(asc(recipients.personId))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (people.length === 0) return 0;
    const write = await personalLetters(letters, people, tx);
    const deliveries = people.map((one) => {
      const { personId, campus, applicationId } = one;
      return { ...write(one), personId, campus, applicationId };
    });
    await deliver(tx, sent, deliveries);
    const ids = people.map(({ personId }) => personId);
    await tx
      .update(recipients)
      .set({ deliveredAt: now() })
      .where(and(isOne, inArray(recipients.personId, ids)));
    return people.length;
  });
}
