/** One night removes at most this percentage of the files without an administrator's permission. */
export const SWEEP_PERCENT = 5;
/** This many are always allowed: a small school would otherwise have to confirm every night. */
export const SWEEP_MIN_FILES = 20;

type SweepCounts = { waiting: number; recent: number; total: number };

/** Whether removing everything that waits, on top of what the last sweep removed, exceeds the limit of one night. */
export function isSweepTooLarge({ waiting, recent, total }: SweepCounts): boolean {
  const maxFiles = Math.max(SWEEP_MIN_FILES, Math.floor((total * SWEEP_PERCENT) / 100));
  return waiting > 0 && waiting + recent > maxFiles;
}
