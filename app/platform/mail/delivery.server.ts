import { and, asc, eq, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, transaction } from "../db/client.server.ts";
import { mails } from "../db/schema/mail.ts";
import { log } from "../log.server.ts";
import { markAddress, markOf } from "./address-mark.server.ts";
import { GIVING_UP, letterWait } from "./back-off.ts";
import { answerOf, judgeThrown } from "./fault.ts";
import { checkMailServer, sendMail } from "./mailer.server.ts";
import { endOutage, keepOutage, mailOutage } from "./outage.server.ts";

type MailRow = typeof mails.$inferSelect;
const waiting = eq(mails.state, "waiting");

/** Somebody waits for it: a password, a confirmation, a receipt. */
const asked = ne(mails.kind, "notice");

/**
 * Tries the oldest letter that is due, notices after those that somebody asked for, and says whether there
 * was one. Its row is locked meanwhile: two workers never send the same, and what a killed worker held is
 * free at once. Between the server's answer and the mark a kill sends the letter again, with the same
 * Message-ID (quality page, R-07). While the mail server is down nothing is tried before its time, so that
 * letters leave in their order when it is back.
 */
export function deliverNext(): Promise<boolean> {
  return transaction(async (tx) => {
    const outage = await mailOutage(tx);
    if (outage && outage.nextTryAt > now()) return false;
    // Our own database ends a transaction that is idle for a minute: a slow mail server would then have sent a
    // letter that is not marked, and is sent again. Longer than `silence` of smtp.server.ts.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
    const mail = (await nextOf(tx, asked)) ?? (await nextOf(tx));
    if (!mail) return false;
    if (mail.kind === "notice" && (await markOf(mail.to, tx))) {
      await end(tx, mail, "withheld");
      return true;
    }
    try {
      await sendMail(mail);
    } catch (error) {
      return await putOff(tx, mail, error);
    }
    await end(tx, mail, "sent");
    if (outage) await endOutage(tx);
    return true;
  });
}

/** Tries every letter that is due, for `budget` milliseconds at most. */
export async function deliverDue(budget: number): Promise<void> {
  const until = Date.now() + budget;
  while (Date.now() < until && (await deliverNext()));
}

/** The oldest letter that is due, locked; undefined when there is none. */
async function nextOf(tx: Database, which?: SQL): Promise<MailRow | undefined> {
  const [mail] = await tx
    .select()
    .from(mails)
    .where(and(waiting, lte(mails.dueAt, now()), which))
    .orderBy(asc(mails.id))
    .limit(1)
    .for("update", { skipLocked: true });
  return mail;
}

async function putOff(tx: Database, mail: MailRow, error: unknown): Promise<boolean> {
  const { verdict, fault } = await verdictOn(error);
  const answer = answerOf(error);
  log().warn({ mail: mail.id, verdict, fault }, "a letter did not leave");
  if (verdict === "server") {
    await keepOutage(tx, fault, answer);
    await giveUpOld(tx, fault, answer);
    return false;
  }
  await endOutage(tx);
  if (verdict === "address")
    await markAddress(tx, mail.to, { kind: "bounce", detail: answer, mailId: mail.id });
  const tries = mail.tries + 1;
  const dead = verdict !== "later" || isOld(mail);
  const dueAt = new Date(now().getTime() + letterWait(tries, Math.random()));
  await tx
    .update(mails)
    .set({ tries, fault, answer, ...(dead ? { state: "dead", endedAt: now() } : { dueAt }) })
    .where(eq(mails.id, mail.id));
  return true;
}

/** A silence may be the server's or due to this letter: a server that greets is not to blame. */
async function verdictOn(error: unknown): Promise<ReturnType<typeof judgeThrown>> {
  const judged = judgeThrown(error);
  if (judged.verdict !== "unsure") return judged;
  return checkMailServer().then(
    () => ({ verdict: "later" as const, fault: "not-now" as const }),
    () => ({ ...judged, verdict: "server" as const }),
  );
}

const isOld = ({ since }: MailRow) => now().getTime() - since.getTime() > GIVING_UP;

/** A server that was down for two days took their letters with it. */
async function giveUpOld(tx: Database, fault: string, answer: string): Promise<void> {
  const old = lt(mails.since, new Date(now().getTime() - GIVING_UP));
  await tx
    .update(mails)
    .set({ state: "dead", fault, answer, endedAt: now() })
    .where(and(waiting, old));
}

/** The words of a letter that has left are nobody's any more: links are in them. */
async function end(tx: Database, { id }: MailRow, state: "sent" | "withheld"): Promise<void> {
  await tx
    .update(mails)
    .set({ state, endedAt: now(), text: "", html: "", events: [], unsubscribe: sql`null` })
    .where(eq(mails.id, id));
}
