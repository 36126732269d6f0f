import { TestClient } from "../test-client.ts";

/** Longest time of the fastest of three visits: the machine may be busy during one. */
const LIMIT_MS = 1_000;

/**
 * Requests pages that read no file while the store fails: a cached page, one rendered for each visitor, and the
 * candidate's application. Returns one sentence per fault and the time of the slowest page in milliseconds.
 */
export async function visitPagesWithoutFiles(candidate: TestClient) {
  const visitor = new TestClient(candidate.origin);
  const faults: string[] = [];
  const times: number[] = [];
  for (const [client, address] of [
    [visitor, "/"],
    [visitor, "/connexion"],
    [candidate, "/espace-etudiant/candidate"],
    [candidate, "/espace-etudiant/candidate/cursus"],
  ] as const) {
    const visits: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const startedAt = performance.now();
      const { status } = await client.request(address);
      if (status !== 200) faults.push(`${address} answered ${status} while the store failed`);
      visits.push(performance.now() - startedAt);
    }
    const fastest = Math.min(...visits);
    times.push(fastest);
    if (fastest > LIMIT_MS) faults.push(`${address} took ${fastest} ms while the store failed`);
  }
  return { faults, slowestMs: Math.max(...times) };
}
