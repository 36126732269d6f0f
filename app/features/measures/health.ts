import { MINUTE_MS } from "#app/lib/duration.ts";

/** `ok`: works. `warning`: needs attention. `down`: does not work. */
export type HealthVerdict = "ok" | "warning" | "down";

/** A job that waits longer means that no worker is running. */
export const MAX_QUEUE_WAIT_MINUTES = 10;

type HealthInput = {
  database: { isReachable: boolean };
  mail: { hasMailServer: boolean; outage: object | null; dead: number };
  files: { isReachable: boolean };
  antivirus: { isReachable: boolean } | null;
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
    database: database.isReachable ? "ok" : "down",
    files: files.isReachable ? "ok" : "down",
    mail: !mail.hasMailServer || mail.outage ? "down" : mail.dead > 0 ? "warning" : "ok",
    queue: waitMinutes > MAX_QUEUE_WAIT_MINUTES ? "down" : queue.failed > 0 ? "warning" : "ok",
    removals: getRemovalsVerdict(removals),
    antivirus: antivirus === null ? "warning" : antivirus.isReachable ? "ok" : "down",
    addresses: addresses.fault ? "warning" : "ok",
  };
}

/** A store of another installation stops all removals; a stopped sweep waits for an administrator. */
function getRemovalsVerdict({
  isRehearsal,
  state,
  stopped,
}: HealthInput["removals"]): HealthVerdict {
  if (isRehearsal) return "warning";
  if (state !== null && state !== "ours") return "down";
  return stopped ? "warning" : "ok";
}
