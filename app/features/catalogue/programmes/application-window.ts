import { HOUR_MS } from "#app/lib/duration.ts";

/** When an application can be begun and submitted. */
export type ApplicationWindow = {
  opensAt: Date;
  closesAt: Date;
  /** Hours after the closing in which what was begun before it can still be submitted (APP-06). */
  graceHours: number;
};

/** The moment until which an application begun before the closing can be submitted. */
export function getGraceEnd({ closesAt, graceHours }: Omit<ApplicationWindow, "opensAt">): Date {
  return new Date(closesAt.getTime() + graceHours * HOUR_MS);
}

/** Whether something is in time. `late` is within the grace hours, for what was begun before the closing (APP-06). */
export function getTimeliness(
  window: Omit<ApplicationWindow, "opensAt">,
  begunAt: Date,
  at: Date,
): "in-time" | "late" | "closed" {
  if (at <= window.closesAt) return "in-time";
  return begunAt <= window.closesAt && at <= getGraceEnd(window) ? "late" : "closed";
}
