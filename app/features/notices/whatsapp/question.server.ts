import { createHmac } from "node:crypto";
import { and, eq, isNull, lte } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { whatsappQuestions } from "#app/platform/db/schema/notices.ts";

const DAY = 86_400_000;
/** A number is sent one question in this time, in milliseconds, whatever the account. */
const REST = 30 * DAY;

const restedSince = () => new Date(now().getTime() - REST);

/** What is kept of a number: enough to know it again, and nobody reads it without APP_SECRET. */
function digestOf(phone: string): string {
  const { secret = "" } = config();
  return createHmac("sha256", secret).update(`whatsapp ${phone}`).digest("base64url");
}

/** Takes the one question that a number may be sent. False: it had one less than 30 days ago, or wrote STOP. */
export async function takeQuestion(tx: Database, phone: string): Promise<boolean> {
  const askedAt = now();
  const taken = await tx
    .insert(whatsappQuestions)
    .values({ digest: digestOf(phone), askedAt })
    .onConflictDoUpdate({
      target: whatsappQuestions.digest,
      set: { askedAt },
      setWhere: and(
        isNull(whatsappQuestions.stoppedAt),
        lte(whatsappQuestions.askedAt, restedSince()),
      ),
    })
    .returning();
  return taken.length > 0;
}

/** Remembers that a number wrote STOP. False when it is known already. */
export async function refuseQuestions(tx: Database, phone: string): Promise<boolean> {
  const stoppedAt = now();
  const stopped = await tx
    .insert(whatsappQuestions)
    .values({ digest: digestOf(phone), stoppedAt })
    .onConflictDoUpdate({
      target: whatsappQuestions.digest,
      set: { stoppedAt },
      setWhere: isNull(whatsappQuestions.stoppedAt),
    })
    .returning();
  return stopped.length > 0;
}

/** When a number wrote STOP, which holds until it writes OUI; null: it did not. */
export async function stoppedAtOf(phone: string): Promise<Date | null> {
  const ofNumber = eq(whatsappQuestions.digest, digestOf(phone));
  const [row] = await db().select().from(whatsappQuestions).where(ofNumber);
  return row?.stoppedAt ?? null;
}

/** The number itself wrote that it may be asked again. False when nothing kept it from being asked. */
export async function allowQuestions(tx: Database, phone: string): Promise<boolean> {
  const gone = await tx
    .delete(whatsappQuestions)
    .where(eq(whatsappQuestions.digest, digestOf(phone)))
    .returning();
  return gone.length > 0;
}

/** Forgets the questions that keep no number from another any more; a STOP is never forgotten. */
export async function forgetOldQuestions(): Promise<void> {
  await db()
    .delete(whatsappQuestions)
    .where(and(isNull(whatsappQuestions.stoppedAt), lte(whatsappQuestions.askedAt, restedSince())));
}
