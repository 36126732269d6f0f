import { eq } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { mailOutages } from "../db/schema/mail.ts";
import { serverWait } from "./back-off.ts";
import type { Fault } from "./fault.ts";

const SMTP = "smtp";
const ours = eq(mailOutages.id, SMTP);

export type Outage = typeof mailOutages.$inferSelect;

/** Since when, and why, the mail server takes no letter; null when it does. */
export async function mailOutage(on: Database = db()): Promise<Outage | null> {
  const [row] = await on.select().from(mailOutages).where(ours);
  return row ?? null;
}

/** Keeps that the mail server takes nothing: nobody asks it again before a while. */
export async function keepOutage(tx: Database, fault: Fault, answer: string): Promise<void> {
  const at = now();
  const before = await mailOutage(tx);
  const tries = (before?.tries ?? 0) + 1;
  const nextTryAt = new Date(at.getTime() + serverWait(tries, Math.random()));
  const said = { tries, nextTryAt, fault, answer };
  await tx
    .insert(mailOutages)
    .values({ id: SMTP, since: at, ...said })
    .onConflictDoUpdate({ target: mailOutages.id, set: said });
}

/** The mail server has taken a letter, or answered of one. */
export async function endOutage(tx: Database): Promise<void> {
  await tx.delete(mailOutages).where(ours);
}
