import { z } from "zod";
import { now } from "../clock.ts";
import type { Database } from "../db/client.server.ts";
import { mails } from "../db/schema/mail.ts";
import { enqueue } from "../jobs/queue.server.ts";
import { type Letter, writeLetter } from "./letter.ts";
import type { MailKind } from "./mail.ts";

/** Wakes the worker: one letter may leave. The letter itself is a row of the outbox. */
export const LETTER_QUEUED = { name: "mail.requested", payload: z.object({}) };

type Queued = Letter & {
  kind: MailKind;
  to: string;
  subject: string;
  replyTo?: string;
  unsubscribe?: string;
  /** Written by `writeEvent`. */
  events?: string[];
};

/**
 * Queues a letter in the transaction of the change it tells: both are kept, or neither. Gives its id, which
 * makes its Message-ID, so that a second try is recognised as the same.
 */
export async function enqueueLetter(tx: Database, letter: Queued): Promise<string> {
  const { kind, to, subject, locale, replyTo, unsubscribe, events } = letter;
  const at = now();
  const bodies = writeLetter(letter);
  const [row] = await tx
    .insert(mails)
    .values({
      ...{ kind, to, subject, locale, replyTo, unsubscribe, events },
      ...bodies,
      dueAt: at,
      since: at,
    })
    .returning({ id: mails.id });
  if (!row) throw new Error("no letter");
  await enqueue(tx, LETTER_QUEUED, {});
  return row.id;
}
