import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { REPEAT_WINDOW_MS } from "#app/features/messaging/message.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { type Enquiry, MAX_ENQUIRIES_PER_DAY, MAX_ENQUIRIES_PER_NETWORK_HOUR } from "./enquiry.ts";

type EnquiryAttempt = Enquiry & { mailbox: string | null; asker: string };

/**
 * Returns the answer to give without saving an enquiry, or null to go on: the receipt of a duplicate within a minute,
 * or `too-many-enquiries` with `retryAfterSeconds`. Counts saved enquiries, so that the limits survive a restart
 * and hold for all processes.
 */
export async function checkEnquiryLimits(tx: Database, attempt: EnquiryAttempt) {
  const { asker, mailbox, phone } = attempt;
  // Locked in a fixed order, so that simultaneous attempts see each other and do not deadlock.
  for (const key of [asker, mailbox, phone]) if (key) await lockCounter(tx, key);
  const receipt = await findDuplicateEnquiry(tx, attempt);
  if (receipt) return { ok: true as const, receipt };
  const retryAfterSeconds = Math.max(
    await secondsToWait(tx, eq(enquiries.asker, asker), HOUR_MS, MAX_ENQUIRIES_PER_NETWORK_HOUR),
    mailbox
      ? await secondsToWait(tx, eq(enquiries.mailbox, mailbox), 24 * HOUR_MS, MAX_ENQUIRIES_PER_DAY)
      : 0,
    phone
      ? await secondsToWait(tx, eq(enquiries.phone, phone), 24 * HOUR_MS, MAX_ENQUIRIES_PER_DAY)
      : 0,
  );
  if (retryAfterSeconds === 0) return null;
  return { ok: false as const, reason: "too-many-enquiries" as const, retryAfterSeconds };
}

/**
 * Seconds until this mailbox may receive one more acknowledgement; 0 when it may now. Locks the counter of the mailbox.
 */
export async function getMailboxWaitSeconds(tx: Database, mailbox: string): Promise<number> {
  await lockCounter(tx, mailbox);
  return secondsToWait(tx, eq(enquiries.mailbox, mailbox), 24 * HOUR_MS, MAX_ENQUIRIES_PER_DAY);
}

const lockCounter = (tx: Database, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('enquiry'), hashtext(${key}))`);

async function findDuplicateEnquiry(
  tx: Database,
  attempt: EnquiryAttempt,
): Promise<string | undefined> {
  const { campus, mailbox, phone } = attempt;
  const [duplicate] = await tx
    .select({ receipt: enquiries.receipt })
    .from(enquiries)
    .where(
      and(
        gt(enquiries.createdAt, new Date(now().getTime() - REPEAT_WINDOW_MS)),
        eq(enquiries.asker, attempt.asker),
        campus ? eq(enquiries.campus, campus) : isNull(enquiries.campus),
        mailbox ? eq(enquiries.mailbox, mailbox) : isNull(enquiries.mailbox),
        phone ? eq(enquiries.phone, phone) : isNull(enquiries.phone),
        eq(enquiries.subject, attempt.subject),
        eq(enquiries.content, attempt.content),
      ),
    )
    .limit(1);
  return duplicate?.receipt;
}

/** Seconds until the window holds fewer than `limit` enquiries; 0 when it does now. */
async function secondsToWait(
  tx: Database,
  isCounted: SQL,
  windowMs: number,
  limit: number,
): Promise<number> {
  const since = new Date(now().getTime() - windowMs);
  const recentEnquiries = await tx
    .select({ at: enquiries.createdAt })
    .from(enquiries)
    .where(and(isCounted, gt(enquiries.createdAt, since)))
    .orderBy(desc(enquiries.createdAt))
    .limit(limit);
  const oldest = recentEnquiries[limit - 1];
  return oldest ? Math.max(1, Math.ceil((oldest.at.getTime() - since.getTime()) / 1000)) : 0;
}
