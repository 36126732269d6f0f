import type { Campus } from "#app/features/access/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";
import { newId } from "#app/platform/ids.ts";
import { announceEach } from "./message-notification.server.ts";

/** One recipient with the message in their language. */
export type ThreadDelivery = {
  personId: string;
  campus: Campus;
  applicationId: string;
  locale: Locale;
  subject: string;
  content: string;
};

/**
 * Creates a private thread for each recipient and queues their notifications. Checks no permission. The database
 * refuses a second thread of the same announcement and recipient.
 */
export async function createAnnouncementThreads(
  tx: Database,
  announcement: { id: string; authorId: string | null },
  deliveries: ThreadDelivery[],
): Promise<void> {
  const at = now();
  const newThreads = deliveries.map((one) => ({
    ...one,
    id: newId(),
    announcementId: announcement.id,
  }));
  await tx.insert(threads).values(
    newThreads.map(({ content, ...thread }) => ({
      ...thread,
      lastMessageAt: at,
      schoolReadAt: at,
    })),
  );
  await tx.insert(messages).values(
    newThreads.map(({ id, content, locale }) => ({
      threadId: id,
      side: "school" as const,
      authorId: announcement.authorId,
      content,
      locale,
      createdAt: at,
    })),
  );
  await announceEach(tx, newThreads);
}
