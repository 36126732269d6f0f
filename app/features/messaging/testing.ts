import { buildStudent } from "#app/features/auth/testing.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";

type ThreadRow = typeof threads.$inferSelect;

/** Inserts a thread with one message of the school, for a new candidate by default. */
export async function buildThread(overrides: Partial<ThreadRow> = {}): Promise<ThreadRow> {
  const personId = overrides.personId ?? (await buildStudent()).id;
  const lastMessageAt = overrides.lastMessageAt ?? now();
  const [thread] = await db()
    .insert(threads)
    .values({
      personId,
      campus: "senegal",
      subject: "Votre bulletin",
      lastMessageAt,
      ...overrides,
    })
    .returning();
  if (!thread) throw new Error("no thread");
  await db().insert(messages).values({
    threadId: thread.id,
    side: "school",
    content: "Il manque la page 2.",
    createdAt: lastMessageAt,
  });
  return thread;
}
