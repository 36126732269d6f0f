import { buildStudent } from "#app/features/identity/testing.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { enquiries, messages, threads } from "#app/platform/db/schema/messaging.ts";

import { newId } from "#app/platform/ids.ts";

type ThreadRow = typeof threads.$inferSelect;
type EnquiryRow = typeof enquiries.$inferSelect;

/** A conversation with one message of the school, of a person made for it unless told. */
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

/** An enquiry as the contact page keeps it: about the campus of Senegal, waiting, unless told. */
export async function buildEnquiry(overrides: Partial<EnquiryRow> = {}): Promise<EnquiryRow> {
  const id = newId();
  const [enquiry] = await db()
    .insert(enquiries)
    .values({
      id,
      reference: `D-${id}`,
      receipt: id,
      campus: "senegal",
      subject: "admission",
      locale: "fr",
      name: "Mariama Sow",
      email: `${id}@exemple.test`,
      content: "Quand commence l'année ?",
      ...overrides,
    })
    .returning();
  if (!enquiry) throw new Error("no enquiry");
  return enquiry;
}
