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
import { isAwaited, type ProofState, proofState } from "./request/request.ts";

type KeptFile = { id: string; name: string; scan: ScanStatus };
export type Request = Awaited<ReturnType<typeof requestsOf>>[number];
export type Verdict = typeof fileVerdicts.$inferSelect;

/** What goes with the choices of an application after it was sent, by choice. */
export type Following = {
  offers: (typeof offers.$inferSelect)[];
  /** What they ask, in order. */
  conditions: Awaited<ReturnType<typeof judgedConditions>>;
  /** Also one that waits for its second reader, which is the school's alone. */
  refusals: Awaited<ReturnType<typeof refusalsOf>>;
  departures: (typeof withdrawals.$inferSelect)[];
  /** The oldest first, with those that were moved, cancelled or held. */
  interviews: (typeof interviews.$inferSelect)[];
  /** What the school took back, the oldest first. */
  reversals: (typeof reversals.$inferSelect)[];
  requests: Request[];
  /** What the school said of each file, by the file's identifier. */
  verdicts: Record<string, Verdict>;
};

/** Reads all of it. Whoever calls has asked the policy, and keeps proposals from the candidate. */
export async function followingOf(applicationId: string, on: Database = db()): Promise<Following> {
  const own = on
    .select({ id: choices.id })
    .from(choices)
    .where(eq(choices.applicationId, applicationId));
  const asked = await requestsOf(applicationId, on);
  const ids = asked.flatMap(({ file }) => file?.id ?? []);
  const proofs = on
    .select({ id: cursusEntries.proofId })
    .from(cursusEntries)
    .where(eq(cursusEntries.applicationId, applicationId));
  const photo = on
    .select({ id: personalInfos.photoId })
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, applicationId));
  const verdicts = await on
    .select()
    .from(fileVerdicts)
    .where(
      or(
        inArray(fileVerdicts.fileId, ids),
        inArray(fileVerdicts.fileId, proofs),
        inArray(fileVerdicts.fileId, photo),
      ),
    );
  return {
    offers: await on.select().from(offers).where(inArray(offers.choiceId, own)),
    conditions: await judgedConditions(applicationId, on),
    refusals: await refusalsOf(applicationId, on),
    departures: await on.select().from(withdrawals).where(inArray(withdrawals.choiceId, own)),
    interviews: await on
      .select()
      .from(interviews)
      .where(inArray(interviews.choiceId, own))
      .orderBy(asc(interviews.createdAt), asc(interviews.id)),
    reversals: await on
      .select()
      .from(reversals)
      .where(inArray(reversals.choiceId, own))
      .orderBy(asc(reversals.createdAt)),
    requests: asked,
    verdicts: Object.fromEntries(verdicts.map((one) => [one.fileId, one])),
  };
}

async function refusalsOf(applicationId: string, on: Database) {
  const rows = await on
    .select({ refusal: refusals, proposedBy: users.name })
    .from(refusals)
    .innerJoin(choices, eq(choices.id, refusals.choiceId))
    .leftJoin(users, eq(users.id, refusals.proposedById))
    .where(eq(choices.applicationId, applicationId));
  return rows.map(({ refusal, proposedBy }) => ({ ...refusal, proposedBy }));
}

async function judgedConditions(applicationId: string, on: Database) {
  const rows = await on
    .select({ condition: offerConditions, judgedBy: users.name })
    .from(offerConditions)
    .innerJoin(choices, eq(choices.id, offerConditions.choiceId))
    .leftJoin(users, eq(users.id, offerConditions.judgedById))
    .where(eq(choices.applicationId, applicationId))
    .orderBy(asc(offerConditions.position));
  return rows.map(({ condition, judgedBy }) => ({ ...condition, judgedBy }));
}

async function requestsOf(applicationId: string, on: Database) {
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
    /** What it opens of the application; none for one that asks for something else. */
    sections: sections ?? [],
    file: file && ({ id: file.id, name: file.name, scan: file.scan } satisfies KeptFile),
  }));
}

/** Does the school not take this file: an officer refused it, or the antivirus found something in it? */
export function isRefused(
  { verdicts }: Following,
  file: { id: string; scan: ScanStatus },
): boolean {
  return !isReadable(file.scan) || verdicts[file.id]?.verdict === "refused";
}

/** Why a file is refused: the words of the officer, or the reason word of the antivirus. */
export function whyRefused({ verdicts }: Following, file: { id: string; scan: ScanStatus }): Why {
  if (!isReadable(file.scan)) return { reason: null, infected: true };
  return { reason: verdicts[file.id]?.reason ?? null, infected: false };
}

type Why = { reason: string | null; infected: boolean };

/** The state of the proof of a year, and why it is refused when it is. */
export function proofOf(
  following: Following,
  { id, proof }: { id: string; proof: { id: string; scan: ScanStatus } | null },
): { state: ProofState } & Why {
  const refused = proof && isRefused(following, proof);
  const verdict = refused ? "refused" : (following.verdicts[proof?.id ?? ""]?.verdict ?? null);
  const requested = following.requests.some((one) => one.entryId === id && isAwaited(one));
  const state = proofState(proof !== null, verdict, requested);
  return { state, ...(refused ? whyRefused(following, proof) : { reason: null, infected: false }) };
}

/** The files that the requests of these applications hold: they stay as long as the application. */
export async function filesOfRequests(tx: Database, applicationIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: requests.fileId })
    .from(requests)
    .innerJoin(choices, eq(choices.id, requests.choiceId))
    .where(inArray(choices.applicationId, applicationIds));
  return rows.flatMap(({ id }) => id ?? []);
}
