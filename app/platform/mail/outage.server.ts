import { eq } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { mailOutages } from "../db/schema/mail.ts";
import type { DeliveryFault } from "./delivery-fault.ts";
import { serverRetryDelayMs } from "./retry-delay.ts";

const OUTAGE_ID = "smtp";
const isOutageRow = eq(mailOutages.id, OUTAGE_ID);

export type MailOutage = typeof mailOutages.$inferSelect;

/** Returns since when and why the mail server accepts no email; null when it does. */
export async function findMailOutage(on: Database = db()): Promise<MailOutage | null> {
  const [row] = await on.select().from(mailOutages).where(isOutageRow);
  return row ?? null;
}

/** Records a failed try: the mail server is contacted again only at `nextTryAt`. */
export async function recordOutage(
  tx: Database,
  fault: DeliveryFault,
  answer: string,
): Promise<void> {
  const at = now();
  const previous = await findMailOutage(tx);
  const tries = (previous?.tries ?? 0) + 1;
  const nextTryAt = new Date(at.getTime() + serverRetryDelayMs(tries, Math.random()));
  const values = { tries, nextTryAt, failureCode: fault, answer };
  await tx
    .insert(mailOutages)
    .values({ id: OUTAGE_ID, since: at, ...values })
    .onConflictDoUpdate({ target: mailOutages.id, set: values });
}

/** Ends the outage: the mail server accepted an email or answered about one. */
export async function clearOutage(tx: Database): Promise<void> {
  await tx.delete(mailOutages).where(isOutageRow);
}
