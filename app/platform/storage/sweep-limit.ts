/** More than this share of the files, in percent, is not removed in a night without an administrator. */
export const SWEEP_PERCENT = 5;
/** So few may always go: a small school would else be asked every night. */
export const SWEEP_MIN_FILES = 20;

type SweepCounts = { waiting: number; recent: number; total: number };

/** Would a sweep that takes all that waits, after what a sweep took in the last hours, take too much in a night? */
export function isSweepTooLarge({ waiting, recent, total }: SweepCounts): boolean {
  const maxFiles = Math.max(SWEEP_MIN_FILES, Math.floor((total * SWEEP_PERCENT) / 100));
  return waiting > 0 && waiting + recent > maxFiles;
}
