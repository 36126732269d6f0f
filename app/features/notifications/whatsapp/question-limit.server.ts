import { createHmac } from "node:crypto";
import { and, eq, isNull, lte } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { whatsappQuestions } from "#app/platform/db/schema/notifications.ts";

const DAY_MS = 86_400_000;
/** A number is sent one question in this time, in milliseconds, whatever the account. */
const QUESTION_INTERVAL_MS = 30 * DAY_MS;

const intervalStart = () => new Date(now().getTime() - QUESTION_INTERVAL_MS);

/** What is kept of a number: enough to know it again, and nobody reads it without APP_SECRET. */
function hashPhone(phone: string): string {
  const { secret = "" } = config();
  return createHmac("sha256", secret).update(`whatsapp ${phone}`).digest("base64url");
}

/** Takes the one question that a number may be sent. False: it had one less than 30 days ago, or wrote STOP. */
export async function reserveQuestion(tx: Database, phone: string): Promise<boolean> {
  const askedAt = now();
  const reserved = await tx
    .insert(whatsappQuestions)
    .values({ digest: hashPhone(phone), askedAt })
    .onConflictDoUpdate({
      target: whatsappQuestions.digest,
      set: { askedAt },
      setWhere: and(
        isNull(whatsappQuestions.stoppedAt),
        lte(whatsappQuestions.askedAt, intervalStart()),
      ),
    })
    .returning();
  return reserved.length > 0;
}

/** Remembers that a number wrote STOP. False when it is known already. */
export async function blockQuestions(tx: Database, phone: string): Promise<boolean> {
  const stoppedAt = now();
  const stopped = await tx
    .insert(whatsappQuestions)
    .values({ digest: hashPhone(phone), stoppedAt })
    .onConflictDoUpdate({
      target: whatsappQuestions.digest,
      set: { stoppedAt },
      setWhere: isNull(whatsappQuestions.stoppedAt),
    })
    .returning();
  return stopped.length > 0;
}

/** When a number wrote STOP, which holds until it writes OUI; null: it did not. */
export async function getStoppedAt(phone: string): Promise<Date | null> {
  const hasNumber = eq(whatsappQuestions.digest, hashPhone(phone));
  const [row] = await db().select().from(whatsappQuestions).where(hasNumber);
  return row?.stoppedAt ?? null;
}

/** The number itself wrote that it may be asked again. False when nothing kept it from being asked. */
export async function unblockQuestions(tx: Database, phone: string): Promise<boolean> {
  const deleted = await tx
    .delete(whatsappQuestions)
    .where(eq(whatsappQuestions.digest, hashPhone(phone)))
    .returning();
  return deleted.length > 0;
}

/** Forgets the questions that keep no number from another any more; a STOP is never forgotten. */
export async function deleteOldQuestions(): Promise<void> {
  await db()
    .delete(whatsappQuestions)
    .where(
      and(isNull(whatsappQuestions.stoppedAt), lte(whatsappQuestions.askedAt, intervalStart())),
    );
}
