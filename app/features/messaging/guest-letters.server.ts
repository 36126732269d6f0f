import { and, eq, isNull } from "drizzle-orm";
import { guestWords } from "#app/i18n/guest.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { guests } from "#app/platform/db/schema/messaging.ts";
import { enqueueLetter } from "#app/platform/mail/outbox.server.ts";
import { addressOf } from "./guest-link.server.ts";

type GuestRow = typeof guests.$inferSelect;

/** Queues the letter that invites an adult into a conversation. Never what is written there. */
export async function invite(tx: Database, guest: GuestRow, personId: string): Promise<void> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, personId));
  await write(tx, guest, "invited", person?.name ?? "");
}

/** Tells the adults of a conversation, each in their language, that the school has written there. */
export async function tellGuests(
  tx: Database,
  { id, personId }: { id: string; personId: string },
): Promise<void> {
  const rows = await tx
    .select({ guest: guests, person: users.name })
    .from(guests)
    .innerJoin(users, eq(users.id, personId))
    .where(and(eq(guests.threadId, id), isNull(guests.endedAt)));
  for (const { guest, person } of rows) await write(tx, guest, "told", person);
}

async function write(tx: Database, guest: GuestRow, kind: "invited" | "told", person: string) {
  const { id, locale, email, name } = guest;
  const { letters } = guestWords[locale];
  const words = letters[kind];
  await enqueueLetter(tx, {
    kind: "notice",
    to: email,
    locale,
    subject: words.subject(person),
    title: words.title,
    paragraphs: [letters.greeting(name), words.text(person), letters.stop],
    action: { label: letters.action, href: addressOf(locale, id) },
  });
}
