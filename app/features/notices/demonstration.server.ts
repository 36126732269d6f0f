import { and, asc, eq } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notices } from "#app/platform/db/schema/notices.ts";
import { leave, type StillTrue, stillOpen } from "./leave.server.ts";

export type Waiting = { id: string; to: string; subject: string; dueAt: Date };

/** The notices that wait in a demonstration, and until when; null in production. */
export async function listDemoWaiting(locale: Locale): Promise<Waiting[] | null> {
  if (!config().demo) return null;
  const rows = await db()
    .select({ notice: notices, to: users.email })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.personId))
    .where(eq(notices.state, "waiting"))
    .orderBy(asc(notices.dueAt), asc(notices.id))
    .limit(20);
  return rows
    .filter(({ notice }) => notice.dueAt > now())
    .map(({ notice: { id, said, dueAt }, to }) => ({
      id,
      to,
      subject: said[locale].subject,
      dueAt,
    }));
}

/**
 * Lets every notice of a demonstration leave without its wait: whoever tries it at night, or twice in an hour, sees
 * the letters too. Null in production.
 */
export async function leaveNow(stillTrue: StillTrue[]): Promise<{ ok: true } | null> {
  if (!config().demo) return null;
  const rows = await db()
    .selectDistinct({ personId: notices.personId })
    .from(notices)
    .where(eq(notices.state, "waiting"));
  for (const { personId } of rows)
    await transaction(async (tx) => {
      const [person] = await tx
        .select()
        .from(users)
        .where(eq(users.id, personId))
        .for("no key update");
      const waiting = await tx
        .select()
        .from(notices)
        .where(and(eq(notices.personId, personId), eq(notices.state, "waiting")))
        .orderBy(asc(notices.createdAt), asc(notices.id));
      const open = await stillOpen(tx, waiting, stillTrue);
      // Each by itself, so that each letter can be read.
      if (person) for (const one of open) await leave(tx, person, [one]);
    });
  return { ok: true };
}
