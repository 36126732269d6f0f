import { and, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { whatsappQuestions } from "#app/platform/db/schema/notifications.ts";
import { listSignatures, sign } from "#app/platform/secret-key.server.ts";

/** A number receives at most one question in this time, whatever the account. */
const QUESTION_INTERVAL_MS = 30 * DAY_MS;

const intervalStart = () => new Date(now().getTime() - QUESTION_INTERVAL_MS);

const HASH_PURPOSE = "whatsapp";

/** Stores numbers only as a keyed hash, which cannot be reversed without APP_SECRET. */
const hashPhone = (phone: string) => sign(HASH_PURPOSE, phone);

/** Matches the row of a number, also one stored before APP_SECRET was changed. */
const hasNumber = (phone: string) =>
  inArray(whatsappQuestions.digest, listSignatures(HASH_PURPOSE, phone));

/** Stores the row of a number under the current secret, so that it outlives the former one. */
async function rehashNumber(tx: Database, phone: string): Promise<void> {
  const [digest, ...formerDigests] = listSignatures(HASH_PURPOSE, phone);
  if (!digest || formerDigests.length === 0) return;
  const rows = await tx
    .delete(whatsappQuestions)
    .where(inArray(whatsappQuestions.digest, formerDigests))
    .returning();
  const { askedAt, stoppedAt } = whatsappQuestions;
  // Every column moves with the number. Both rows exist when the site ran for a time without the former secret.
  for (const row of rows)
    await tx
      .insert(whatsappQuestions)
      .values({ ...row, digest })
      .onConflictDoUpdate({
        target: whatsappQuestions.digest,
        set: {
          askedAt: sql`greatest(${askedAt}, excluded.asked_at)`,
          stoppedAt: sql`coalesce(${stoppedAt}, excluded.stopped_at)`,
        },
      });
}

/**
 * Reserves the one question that a number may receive. Returns false when it had one in the last 30 days, or wrote
 * STOP.
 */
export async function reserveQuestion(tx: Database, phone: string): Promise<boolean> {
  const askedAt = now();
  await rehashNumber(tx, phone);
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
  await rehashNumber(tx, phone);
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
  const [row] = await db()
    .select()
    .from(whatsappQuestions)
    .where(and(hasNumber(phone), isNotNull(whatsappQuestions.stoppedAt)));
  return row?.stoppedAt ?? null;
}

/** Allows questions to a number again. Returns false when nothing blocked it. */
export async function unblockQuestions(tx: Database, phone: string): Promise<boolean> {
  const deleted = await tx.delete(whatsappQuestions).where(hasNumber(phone)).returning();
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
