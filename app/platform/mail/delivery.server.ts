import { and, asc, eq, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db, transaction } from "../db/client.server.ts";
import { mails } from "../db/schema/mail.ts";
import { newId } from "../ids.ts";
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
 * How long a worker has an e-mail for itself without renewing its claim, in milliseconds: what a killed worker held
 * is free after that.
 */
const CLAIM_MS = 15_000;
const RENEWAL_MS = 5_000;

/**
 * Tries the oldest e-mail that is due, notices after those that somebody asked for, and says whether there was one.
 * It is claimed in a short transaction, sent outside any, and its result is written in a second one: two workers
 * do not send the same while the claim can be renewed. A kill between the server's answer and the second transaction,
 * or a database that is away for longer than the claim, sends the e-mail again, with the same Message-ID. While the mail server is down nothing is tried before its time, so that e-mails leave in their
 * order when it is back.
 */
export async function deliverNext(): Promise<boolean> {
  const claimed = await transaction(claimNext);
  if (!claimed || claimed === "withheld") return claimed === "withheld";
  const renewing = setInterval(() => {
    renew(claimed).catch((err) => log().warn({ err, mail: claimed.id }, "a claim was not renewed"));
  }, RENEWAL_MS);
  try {
    const failure = await sendMail(claimed).then(
      () => null,
      async (error: unknown) => ({ error, ...(await verdictOn(error)) }),
    );
    return await transaction((tx) =>
      failure ? putOff(tx, claimed, failure) : markSent(tx, claimed),
    );
  } finally {
    clearInterval(renewing);
  }
}

/** Tries every letter that is due, for `budget` milliseconds at most. */
export async function deliverDue(budget: number): Promise<void> {
  const until = Date.now() + budget;
  while (Date.now() < until && (await deliverNext()));
}

type Claimed = MailRow & { claimId: string };

/** Claims the next e-mail; `withheld` when it was one that its address no longer wants, and null when none is due. */
async function claimNext(tx: Database): Promise<Claimed | "withheld" | null> {
  const outage = await mailOutage(tx);
  if (outage && outage.nextTryAt > now()) return null;
  const mail = (await nextOf(tx, asked)) ?? (await nextOf(tx));
  if (!mail) return null;
  if (mail.kind === "notice" && (await markOf(mail.to, tx))) {
    await end(tx, mail, "withheld");
    return "withheld";
  }
  const claimId = newId();
  await tx.update(mails).set({ claimId, claimedUntil: claimEnd() }).where(eq(mails.id, mail.id));
  return { ...mail, claimId };
}

const claimEnd = () => new Date(now().getTime() + CLAIM_MS);

async function renew({ id, claimId }: Claimed): Promise<void> {
  await db()
    .update(mails)
    .set({ claimedUntil: claimEnd() })
    .where(and(eq(mails.id, id), eq(mails.claimId, claimId)));
}

/** The oldest e-mail that is due and that no worker has, locked; undefined when there is none. */
async function nextOf(tx: Database, which?: SQL): Promise<MailRow | undefined> {
  const isFree = or(isNull(mails.claimedUntil), lt(mails.claimedUntil, now()));
  const [mail] = await tx
    .select()
    .from(mails)
    .where(and(waiting, lte(mails.dueAt, now()), isFree, which))
    .orderBy(asc(mails.id))
    .limit(1)
    .for("update", { skipLocked: true });
  return mail;
}

/** The mail server has it, whoever else may have claimed it meanwhile. */
async function markSent(tx: Database, mail: Claimed): Promise<true> {
  await end(tx, mail, "sent");
  await endOutage(tx);
  return true;
}

type Failure = { error: unknown } & ReturnType<typeof judgeThrown>;

async function putOff(
  tx: Database,
  mail: Claimed,
  { error, verdict, fault }: Failure,
): Promise<boolean> {
  const answer = answerOf(error);
  log().warn({ mail: mail.id, verdict, fault }, "a letter did not leave");
  const isOurs = and(eq(mails.id, mail.id), eq(mails.claimId, mail.claimId), waiting);
  const free = { claimId: null, claimedUntil: null };
  if (verdict === "server") {
    await tx.update(mails).set(free).where(isOurs);
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
  const next = dead ? { state: "dead" as const, endedAt: now() } : { dueAt };
  await tx
    .update(mails)
    .set({ tries, fault, answer, ...free, ...next })
    .where(isOurs);
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
    .set({
      ...{ state, endedAt: now(), text: "", html: "", events: [], unsubscribe: sql`null` },
      ...{ claimId: null, claimedUntil: null },
    })
    .where(eq(mails.id, id));
}
