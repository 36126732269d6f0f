import { MINUTE_MS } from "#app/lib/duration.ts";

/** `well`: works. `look`: needs attention. `down`: does not work. */
export type HealthVerdict = "well" | "look" | "down";

/** A job that waits longer means that no worker is running. */
export const MAX_QUEUE_WAIT_MINUTES = 10;

type HealthInput = {
  database: { answers: boolean };
  mail: { reachesNobody: boolean; outage: object | null; dead: number };
  files: { answers: boolean };
  antivirus: { answers: boolean } | null;
  queue: { oldest: Date | null; failed: number };
  addresses: { fault: string | null };
  removals: { isRehearsal: boolean; state: string | null; stopped: object | null };
};

/** Rates each part, the most important first. */
export function getHealthVerdicts(
  health: HealthInput,
  at: Date,
): Record<keyof HealthInput, HealthVerdict> {
  const { database, mail, files, antivirus, queue, addresses, removals } = health;
  const waitMinutes = queue.oldest ? (at.getTime() - queue.oldest.getTime()) / MINUTE_MS : 0;
  return {
    database: database.answers ? "well" : "down",
    files: files.answers ? "well" : "down",
    mail: mail.reachesNobody || mail.outage ? "down" : mail.dead > 0 ? "look" : "well",
    queue: waitMinutes > MAX_QUEUE_WAIT_MINUTES ? "down" : queue.failed > 0 ? "look" : "well",
    removals: getRemovalsVerdict(removals),
    antivirus: antivirus === null ? "look" : antivirus.answers ? "well" : "down",
    addresses: addresses.fault ? "look" : "well",
  };
}

/** A store of another installation stops all removals; a stopped sweep waits for an administrator. */
function getRemovalsVerdict({
  isRehearsal,
  state,
  stopped,
}: HealthInput["removals"]): HealthVerdict {
  if (isRehearsal) return "look";
  if (state !== null && state !== "ours") return "down";
  return stopped ? "look" : "well";
}
