import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { REPEAT_WINDOW } from "#app/features/messaging/message.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { ASKER_LIMIT, DAILY_LIMIT, type Enquiry } from "./enquiry.ts";

const HOUR = 3_600_000;

type Attempt = Enquiry & { mailbox: string | null; asker: string };

/**
 * The answer to give without keeping anything, or null to go on: the same words sent a moment ago are
 * that very enquiry (a double press), and whoever has sent too many waits. What is counted is what was
 * kept, in the database: it survives a restart and is shared by all processes.
 */
export async function answerBeforeEnquiry(tx: Database, attempt: Attempt) {
  const { asker, mailbox, phone } = attempt;
  // One attempt at a time for each thing counted, always in this order: the second sees the first.
  for (const counted of [asker, mailbox, phone]) if (counted) await lock(tx, counted);
  const receipt = await findSame(tx, attempt);
  if (receipt) return { ok: true as const, receipt };
  const retryAfter = Math.max(
    await secondsToWait(tx, eq(enquiries.asker, asker), HOUR, ASKER_LIMIT),
    mailbox ? await secondsToWait(tx, eq(enquiries.mailbox, mailbox), 24 * HOUR, DAILY_LIMIT) : 0,
    phone ? await secondsToWait(tx, eq(enquiries.phone, phone), 24 * HOUR, DAILY_LIMIT) : 0,
  );
  if (retryAfter === 0) return null;
  return { ok: false as const, reason: "too-many-enquiries" as const, retryAfter };
}

/** Seconds until one more enquiry may promise an answer to a mailbox; 0 when it may now. Counted one at a time. */
export async function waitOfMailbox(tx: Database, mailbox: string): Promise<number> {
  await lock(tx, mailbox);
  return secondsToWait(tx, eq(enquiries.mailbox, mailbox), 24 * HOUR, DAILY_LIMIT);
}

const lock = (tx: Database, counted: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('enquiry'), hashtext(${counted}))`);

async function findSame(tx: Database, attempt: Attempt): Promise<string | undefined> {
  const { campus, mailbox, phone } = attempt;
  const [same] = await tx
    .select({ receipt: enquiries.receipt })
    .from(enquiries)
    .where(
      and(
        gt(enquiries.createdAt, new Date(now().getTime() - REPEAT_WINDOW)),
        eq(enquiries.asker, attempt.asker),
        campus ? eq(enquiries.campus, campus) : isNull(enquiries.campus),
        mailbox ? eq(enquiries.mailbox, mailbox) : isNull(enquiries.mailbox),
        phone ? eq(enquiries.phone, phone) : isNull(enquiries.phone),
        eq(enquiries.subject, attempt.subject),
        eq(enquiries.content, attempt.content),
      ),
    )
    .limit(1);
  return same?.receipt;
}

/** Seconds until the oldest of the last `limit` enquiries leaves the window; 0 when there are fewer in it. */
async function secondsToWait(
  tx: Database,
  who: SQL,
  windowMs: number,
  limit: number,
): Promise<number> {
  const since = new Date(now().getTime() - windowMs);
  const sent = await tx
    .select({ at: enquiries.createdAt })
    .from(enquiries)
    .where(and(who, gt(enquiries.createdAt, since)))
    .orderBy(desc(enquiries.createdAt))
    .limit(limit);
  const oldest = sent[limit - 1];
  return oldest ? Math.max(1, Math.ceil((oldest.at.getTime() - since.getTime()) / 1000)) : 0;
}
