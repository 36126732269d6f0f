import { createHmac } from "node:crypto";
import { and, eq, isNull, lte } from "drizzle-orm";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { whatsappQuestions } from "#app/platform/db/schema/notifications.ts";

/** A number receives at most one question in this time, whatever the account. */
const QUESTION_INTERVAL_MS = 30 * DAY_MS;

const intervalStart = () => new Date(now().getTime() - QUESTION_INTERVAL_MS);

/** Stores numbers only as a keyed hash, which cannot be reversed without APP_SECRET. */
function hashPhone(phone: string): string {
  const { secret = "" } = config();
  return createHmac("sha256", secret).update(`whatsapp ${phone}`).digest("base64url");
}

/**
 * Reserves the one question that a number may receive. Returns false when it had one in the last 30 days, or wrote
 * STOP.
 */
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

/** Records the STOP of a number. Returns false when it is already recorded. */
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

/** When the number wrote STOP; null when it did not, or wrote OUI since. */
export async function getStoppedAt(phone: string): Promise<Date | null> {
  const hasNumber = eq(whatsappQuestions.digest, hashPhone(phone));
  const [row] = await db().select().from(whatsappQuestions).where(hasNumber);
  return row?.stoppedAt ?? null;
}

/** Allows questions to a number again. Returns false when nothing blocked it. */
export async function unblockQuestions(tx: Database, phone: string): Promise<boolean> {
  const deleted = await tx
    .delete(whatsappQuestions)
    .where(eq(whatsappQuestions.digest, hashPhone(phone)))
    .returning();
  return deleted.length > 0;
}

/** Deletes the questions that no longer block a number; a STOP stays. */
export async function deleteOldQuestions(): Promise<void> {
  await db()
    .delete(whatsappQuestions)
    .where(
      and(isNull(whatsappQuestions.stoppedAt), lte(whatsappQuestions.askedAt, intervalStart())),
    );
}
