import { eq } from "drizzle-orm";
import { pathIn } from "#app/i18n/locale.ts";
import { messagingWords } from "#app/i18n/messaging.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { enqueueLetter } from "#app/platform/mail/outbox.server.ts";

/**
 * Queues the letter that says there is a message, in the person's own language, with the link to it;
 * none when they switched these notices off.
 * Never the subject nor the content: mail is read on other people's screens.
 */
export async function announce(
  tx: Database,
  thread: { id: string; personId: string },
): Promise<void> {
  const [person] = await tx
    .select({
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      wanted: users.notifyMessages,
    })
    .from(users)
    .where(eq(users.id, thread.personId));
  if (!person?.wanted) return;
  const { notice } = messagingWords[person.locale];
  const path = pathIn(person.locale, `/espace-etudiant/messagerie/${thread.id}`);
  await enqueueLetter(tx, {
    kind: "notice",
    to: person.email,
    locale: person.locale,
    subject: notice.subject,
    title: notice.subject,
    paragraphs: [notice.greeting(person.firstName), notice.text],
    action: { label: notice.action, href: `${config().origin}${path}` },
  });
}
