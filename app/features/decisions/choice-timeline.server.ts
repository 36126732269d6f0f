import { asc, eq, inArray, or } from "drizzle-orm";
import { isReadable, type ScanStatus } from "#app/features/documents/scan-status.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { choices, cursusEntries, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { reopenedSections } from "#app/platform/db/schema/admissions-openings.ts";
import {
  fileVerdicts,
  interviews,
  offerConditions,
  offers,
  refusals,
  requests,
  reversals,
  withdrawals,
} from "#app/platform/db/schema/decisions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { deriveProofState, isAwaited, type ProofState } from "./request/request.ts";

type RequestFile = { id: string; name: string; scan: ScanStatus };
export type InformationRequest = Awaited<ReturnType<typeof listRequests>>[number];
const verdictColumns = {
  fileId: fileVerdicts.fileId,
  verdict: fileVerdicts.verdict,
  reason: fileVerdicts.reason,
};
export type FileVerdict = Pick<typeof fileVerdicts.$inferSelect, keyof typeof verdictColumns>;

/** Everything recorded about the choices of a submitted application. */
export type ChoiceTimeline = {
  offers: (typeof offers.$inferSelect)[];
  /** In the order of their position in the offer. */
  conditions: Awaited<ReturnType<typeof listChoiceConditions>>;
  /** Includes proposals that wait for a second reader, which the candidate must not see. */
  refusals: Awaited<ReturnType<typeof listRefusals>>;
  withdrawals: (typeof withdrawals.$inferSelect)[];
  /** Oldest first; includes those that were moved, cancelled or held. */
  interviews: (typeof interviews.$inferSelect)[];
  /** Decisions that the school reversed, oldest first. */
  reversals: (typeof reversals.$inferSelect)[];
  requests: InformationRequest[];
  /** The school's verdict on each file, by file id. */
  verdicts: Record<string, FileVerdict>;
};

/** Loads the timeline. The caller checks permission and hides proposed refusals from the candidate. */
export async function getChoiceTimeline(
  applicationId: string,
  on: Database = db(),
): Promise<ChoiceTimeline> {
  const choiceIds = on
    .select({ id: choices.id })
    .from(choices)
    .where(eq(choices.applicationId, applicationId));
  const requestRows = await listRequests(applicationId, on);
  const requestFileIds = requestRows.flatMap(({ file }) => file?.id ?? []);
  const proofs = on
    .select({ id: cursusEntries.proofId })
    .from(cursusEntries)
    .where(eq(cursusEntries.applicationId, applicationId));
  const photo = on
    .select({ id: personalInfos.photoId })
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, applicationId));
  const verdicts = await on
    .select(verdictColumns)
    .from(fileVerdicts)
    .where(
      or(
        inArray(fileVerdicts.fileId, requestFileIds),
        inArray(fileVerdicts.fileId, proofs),
        inArray(fileVerdicts.fileId, photo),
      ),
    );
  return {
    offers: await on.select().from(offers).where(inArray(offers.choiceId, choiceIds)),
    conditions: await listChoiceConditions(applicationId, on),
    refusals: await listRefusals(applicationId, on),
    withdrawals: await on
      .select()
      .from(withdrawals)
      .where(inArray(withdrawals.choiceId, choiceIds)),
    interviews: await on
      .select()
      .from(interviews)
      .where(inArray(interviews.choiceId, choiceIds))
      .orderBy(asc(interviews.createdAt), asc(interviews.id)),
    reversals: await on
      .select()
      .from(reversals)
      .where(inArray(reversals.choiceId, choiceIds))
      .orderBy(asc(reversals.createdAt)),
    requests: requestRows,
    verdicts: Object.fromEntries(verdicts.map((one) => [one.fileId, one])),
  };
}

async function listRefusals(applicationId: string, on: Database) {
  const rows = await on
    .select({ refusal: refusals, proposedBy: users.name })
    .from(refusals)
    .innerJoin(choices, eq(choices.id, refusals.choiceId))
    .leftJoin(users, eq(users.id, refusals.proposedById))
    .where(eq(choices.applicationId, applicationId));
  return rows.map(({ refusal, proposedBy }) => ({ ...refusal, proposedBy }));
}

async function listChoiceConditions(applicationId: string, on: Database) {
  const rows = await on
    .select({ condition: offerConditions, judgedBy: users.name })
    .from(offerConditions)
    .innerJoin(choices, eq(choices.id, offerConditions.choiceId))
    .leftJoin(users, eq(users.id, offerConditions.judgedById))
    .where(eq(choices.applicationId, applicationId))
    .orderBy(asc(offerConditions.position));
  return rows.map(({ condition, judgedBy }) => ({ ...condition, judgedBy }));
}

async function listRequests(applicationId: string, on: Database) {
  const rows = await on
    .select({
      request: requests,
      file: files,
      askedBy: users.name,
      sections: reopenedSections.sections,
    })
    .from(requests)
    .innerJoin(choices, eq(choices.id, requests.choiceId))
    .leftJoin(files, eq(files.id, requests.fileId))
    .leftJoin(users, eq(users.id, requests.askedById))
    .leftJoin(reopenedSections, eq(reopenedSections.id, requests.openingId))
    .where(eq(choices.applicationId, applicationId))
    .orderBy(asc(requests.createdAt));
  return rows.map(({ request, file, askedBy, sections }) => ({
    ...request,
    askedBy,
    /** The sections that the request reopens; empty for the other kinds. */
    sections: sections ?? [],
    file: file && ({ id: file.id, name: file.name, scan: file.scan } satisfies RequestFile),
  }));
}

/** Whether the school does not accept this file: an officer refused it or the antivirus found it infected. */
export function isFileRefused(
  { verdicts }: ChoiceTimeline,
  file: { id: string; scan: ScanStatus },
): boolean {
  return !isReadable(file.scan) || verdicts[file.id]?.verdict === "refused";
}

/** Why a file is refused: the officer's reason, or that it is infected. */
export function getFileRefusal(
  { verdicts }: ChoiceTimeline,
  file: { id: string; scan: ScanStatus },
): FileRefusal {
  if (!isReadable(file.scan)) return { reason: null, isInfected: true };
  return { reason: verdicts[file.id]?.reason ?? null, isInfected: false };
}

type FileRefusal = { reason: string | null; isInfected: boolean };

/** The state of the proof of an entry of the education history, and the reason when it is refused. */
export function getProofStatus(
  timeline: ChoiceTimeline,
  { id, proof }: { id: string; proof: { id: string; scan: ScanStatus } | null },
): { state: ProofState } & FileRefusal {
  const isRefused = proof && isFileRefused(timeline, proof);
  const verdict = isRefused ? "refused" : (timeline.verdicts[proof?.id ?? ""]?.verdict ?? null);
  const isRequested = timeline.requests.some((one) => one.entryId === id && isAwaited(one));
  const state = deriveProofState(proof !== null, verdict, isRequested);
  return {
    state,
    ...(isRefused ? getFileRefusal(timeline, proof) : { reason: null, isInfected: false }),
  };
}

/** Lists the files that answer requests of these applications. They are deleted with the application, not before. */
export async function listRequestFileIds(
  tx: Database,
  applicationIds: string[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: requests.fileId })
    .from(requests)
    .innerJoin(choices, eq(choices.id, requests.choiceId))
    .where(inArray(choices.applicationId, applicationIds));
  return rows.flatMap(({ id }) => id ?? []);
}
