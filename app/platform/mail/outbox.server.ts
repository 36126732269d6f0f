import { z } from "zod";
import { now } from "../clock.ts";
import type { Database } from "../db/client.server.ts";
import { emails } from "../db/schema/mail.ts";
import { enqueue } from "../jobs/queue.server.ts";
import type { EmailKind } from "./email.ts";
import { type EmailContent, renderEmail } from "./render-email.ts";

/** The job that sends queued emails. Its payload is empty: the emails are rows of the outbox. */
export const EMAIL_QUEUED = { name: "mail.requested", payload: z.object({}) };

export type QueuedEmail = EmailContent & {
  kind: EmailKind;
  to: string;
  subject: string;
  replyTo?: string;
  unsubscribe?: string;
  /** Formatted by `formatCalendarEvent`. */
  events?: string[];
};

/**
 * Queues an email in the caller's transaction: both commit, or neither. Returns its id, which makes its Message-ID,
 * so that mail servers recognise a retry.
 */
export async function enqueueEmail(tx: Database, email: QueuedEmail): Promise<string> {
  const { kind, to, subject, locale, replyTo, unsubscribe, events } = email;
  const at = now();
  const bodies = renderEmail(email);
  const [row] = await tx
    .insert(emails)
    .values({
      ...{ kind, to, subject, locale, replyTo, unsubscribe, events },
      ...bodies,
      dueAt: at,
      since: at,
    })
    .returning({ id: emails.id });
  if (!row) throw new Error("no such email");
  await enqueue(tx, EMAIL_QUEUED, {});
  return row.id;
}
