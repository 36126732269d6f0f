import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { deleteFile } from "#app/features/documents/file-store.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { eraseThreads, listThreadFileIds } from "#app/features/messaging/erase-threads.server.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import {
  applications,
  choices,
  cursusEntries,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { asState, table } from "./application.ts";

/** The files that a room above attached to these applications. */
export type HeldFiles = (tx: Database, applicationIds: string[]) => Promise<string[]>;

/**
 * Erases what a person had not sent: drafts, their files, and the messages about nothing that was sent.
 * An application that was sent stays, for the school to decide on it, with its files and messages: its own,
 * and those that `alsoHeld` name, which other rooms attached to it.
 */
export async function forgetPerson(
  tx: Database,
  personId: string,
  alsoHeld: HeldFiles[] = [],
): Promise<{ kept: boolean }> {
  await tx
    .delete(applications)
    .where(and(eq(applications.candidateId, personId), isNull(applications.submittedAt)));
  const sent = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, personId));
  const ids = sent.map(({ id }) => id);
  const needed = await filesOf(tx, ids);
  for (const held of alsoHeld) for (const id of await held(tx, ids)) needed.add(id);
  await eraseThreads(tx, personId, ids);
  for (const id of await listThreadFileIds(tx, personId)) needed.add(id);
  const own = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, personId));
  for (const { id } of own) if (!needed.has(id)) await deleteFile(tx, id);
  return { kept: ids.length > 0 };
}

async function filesOf(tx: Database, ids: string[]): Promise<Set<string | null>> {
  const proofs = await tx
    .select({ id: cursusEntries.proofId })
    .from(cursusEntries)
    .where(inArray(cursusEntries.applicationId, ids));
  const photos = await tx
    .select({ id: personalInfos.photoId })
    .from(personalInfos)
    .where(inArray(personalInfos.applicationId, ids));
  return new Set([...proofs, ...photos].map(({ id }) => id));
}

/** An application that stays when its candidate closes their account. */
export type SentApplication = {
  number: string;
  /** Every choice has ended (withdrawn, declined, refused, enrolled): the school decides on nothing of it any more. */
  isOver: boolean;
};

/** The applications that a candidate sent, the oldest first; none for anybody else. */
export async function listSent(actor: Actor): Promise<SentApplication[]> {
  if (actor.kind !== "student") return [];
  const rows = await db()
    .select({ number: applications.number, states: sql<string[]>`array_agg(${choices.state})` })
    .from(applications)
    .innerJoin(choices, eq(choices.applicationId, applications.id))
    .where(and(eq(applications.candidateId, actor.id), isNotNull(applications.submittedAt)))
    .groupBy(applications.id)
    .orderBy(asc(applications.submittedAt));
  return rows.map(({ number, states }) => {
    if (!number) throw new Error("an application that was sent has no number");
    return { number, isOver: states.every((state) => table[asState(state)].terminal) };
  });
}
