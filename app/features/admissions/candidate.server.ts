import type { Database } from "#app/platform/db/client.server.ts";
import { candidates } from "#app/platform/db/schema/admissions.ts";

type AccountOfCandidate = { id: string; demo: boolean };

/** The columns of an application that say whose it is. */
export type CandidateOfAccount = { candidateId: string; accountId: string };

/**
 * Returns the candidate of this account, and creates it with the first application. It has the id of the account: the
 * former version, which may still run during an upgrade, looks for it by that id.
 */
export async function ensureCandidate(
  tx: Database,
  { id, demo }: AccountOfCandidate,
): Promise<CandidateOfAccount> {
  await tx.insert(candidates).values({ id, accountId: id, demo }).onConflictDoNothing();
  return { candidateId: id, accountId: id };
}
