/** What a part is: well, worth a look, or not working. */
export type Verdict = "well" | "look" | "down";

/** A job that waits longer, in minutes, says that nothing works on the queue. */
export const LONG_WAIT = 10;

type Known = {
  database: { answers: boolean };
  mail: { reachesNobody: boolean; outage: object | null; dead: number };
  files: { answers: boolean };
  antivirus: { answers: boolean } | null;
  queue: { oldest: Date | null; failed: number };
  addresses: { fault: string | null };
  removals: { isRehearsal: boolean; state: string | null; stopped: object | null };
};

/** Each part with its verdict, in the order in which they matter. */
export function verdictsOf(health: Known, at: Date): Record<keyof Known, Verdict> {
  const { database, mail, files, antivirus, queue, addresses, removals } = health;
  const waited = queue.oldest ? (at.getTime() - queue.oldest.getTime()) / 60_000 : 0;
  return {
    database: database.answers ? "well" : "down",
    files: files.answers ? "well" : "down",
    mail: mail.reachesNobody || mail.outage ? "down" : mail.dead > 0 ? "look" : "well",
    queue: waited > LONG_WAIT ? "down" : queue.failed > 0 ? "look" : "well",
    removals: removalsVerdict(removals),
    antivirus: antivirus === null ? "look" : antivirus.answers ? "well" : "down",
    addresses: addresses.fault ? "look" : "well",
  };
}

/** A store of another installation stops every removal; a sweep that stopped waits for an administrator. */
function removalsVerdict({ isRehearsal, state, stopped }: Known["removals"]): Verdict {
  if (isRehearsal) return "look";
  if (state !== null && state !== "ours") return "down";
  return stopped ? "look" : "well";
}
