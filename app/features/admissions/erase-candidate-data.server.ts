import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { deleteFile } from "#app/features/documents/file-store.server.ts";
import { eraseThreads, listThreadFileIds } from "#app/features/messaging/erase-threads.server.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import {
  applications,
  choices,
  cursusEntries,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { parseState, stateTable } from "./application-state.ts";

/** Lists the ids of files that a feature which admissions may not import has attached to these applications. */
export type ListAttachedFiles = (tx: Database, applicationIds: string[]) => Promise<string[]>;

/**
 * Deletes the drafts of a candidate, their files, and the conversations about no submitted application. A submitted
 * application stays for the school's decision, with its messages, its files, and the files of `attachedFileLists`.
 * Returns whether such an application stays (`hasSentApplication`).
 */
export async function eraseCandidateData(
  tx: Database,
  userId: string,
  attachedFileLists: ListAttachedFiles[] = [],
): Promise<{ hasSentApplication: boolean }> {
  await tx
    .delete(applications)
    .where(and(eq(applications.accountId, userId), isNull(applications.submittedAt)));
  const sentApplications = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.accountId, userId));
  const ids = sentApplications.map(({ id }) => id);
  const neededIds = await listFileIds(tx, ids);
  for (const listFiles of attachedFileLists)
    for (const id of await listFiles(tx, ids)) neededIds.add(id);
  await eraseThreads(tx, userId, ids);
  for (const id of await listThreadFileIds(tx, userId)) neededIds.add(id);
  const ownFiles = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, userId));
  for (const { id } of ownFiles) if (!neededIds.has(id)) await deleteFile(tx, id);
  return { hasSentApplication: ids.length > 0 };
}

async function listFileIds(tx: Database, ids: string[]): Promise<Set<string | null>> {
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
  /** Every choice has ended, so the school decides nothing more. */
  isOver: boolean;
};

/** Lists the submitted applications of a candidate, oldest first. Empty for anybody else. */
export async function listSentNumbers(actor: Actor): Promise<SentApplication[]> {
  if (actor.kind !== "student") return [];
  const rows = await db()
    .select({ number: applications.number, states: sql<string[]>`array_agg(${choices.state})` })
    .from(applications)
    .innerJoin(choices, eq(choices.applicationId, applications.id))
    .where(and(eq(applications.accountId, actor.id), isNotNull(applications.submittedAt)))
    .groupBy(applications.id)
    .orderBy(asc(applications.submittedAt));
  return rows.map(({ number, states }) => {
    if (!number) throw new Error("an application that was sent has no number");
    return { number, isOver: states.every((state) => stateTable[parseState(state)].isTerminal) };
  });
}
