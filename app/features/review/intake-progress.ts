import type { State } from "#app/features/admissions/application-state.ts";
import { DAY_MS } from "#app/lib/duration.ts";

/** The steps of an application; each includes the later ones. */
export const funnelSteps = [
  "begun",
  "sent",
  "reviewed",
  "offered",
  "accepted",
  "enrolled",
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/**
 * The last step that a state proves. A withdrawn application counts as sent only, because its state does not show how
 * far it came.
 */
const stepByState: Record<State, FunnelStep> = {
  draft: "begun",
  submitted: "sent",
  withdrawn: "sent",
  "under-review": "reviewed",
  "more-information-asked": "reviewed",
  interview: "reviewed",
  "waiting-list": "reviewed",
  refused: "reviewed",
  "conditional-offer": "offered",
  offer: "offered",
  declined: "offered",
  "offer-withdrawn": "offered",
  expired: "offered",
  accepted: "accepted",
  enrolled: "enrolled",
};

/** Counts the applications that reached each step. `drafts` were started and not sent. */
export function countFunnel(
  drafts: number,
  states: { state: State; n: number }[],
): Record<FunnelStep, number> {
  const counts = [{ state: "draft" as const, n: drafts }, ...states];
  const reached = (step: FunnelStep) =>
    counts
      .filter(({ state }) => funnelSteps.indexOf(stepByState[state]) >= funnelSteps.indexOf(step))
      .reduce((sum, { n }) => sum + n, 0);
  return Object.fromEntries(funnelSteps.map((step) => [step, reached(step)])) as Record<
    FunnelStep,
    number
  >;
}

/** Percentage of the previous step, rounded; null when that step is empty. */
export function getPercentage(n: number, before: number): number | null {
  return before === 0 ? null : Math.round((n / before) * 100);
}

/**
 * The intake shown by default. Of the intakes with applications, the open one that closes first, as offered to
 * candidates; else the last opened. `opened` is sorted newest first.
 */
export function pickDefaultIntake<I extends { closesAt: Date; isEmpty: boolean }>(
  opened: I[],
  at: Date,
): I | undefined {
  const nonEmpty = opened.filter(({ isEmpty }) => !isEmpty);
  const eligible = nonEmpty.length > 0 ? nonEmpty : opened;
  const open = eligible.filter(({ closesAt }) => closesAt > at);
  const [first] = open.toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime());
  return first ?? eligible[0];
}

/** Limits the chart of an intake that stays open for years. */
export const MAX_WEEKS = 52;

type WeekCount = { intakeId: string; week: number; n: number };

/** The applications sent in a week since opening, and in the same week of the previous intake. */
export type WeekComparison = { week: number; now: number; before: number };

/**
 * Compares each week up to `last` (0 is the first) with the previous intake. Applications sent before the opening count
 * in week 0.
 */
export function compareWeeks(
  counts: WeekCount[],
  { current, previous, last: lastWeek }: { current: string; previous: string | null; last: number },
): WeekComparison[] {
  const countSent = (intakeId: string | null, week: number) =>
    counts
      .filter((one) => one.intakeId === intakeId && Math.max(0, one.week) === week)
      .reduce((sum, { n }) => sum + n, 0);
  const weeks = Math.min(Math.max(lastWeek, 0) + 1, MAX_WEEKS);
  return Array.from({ length: weeks }, (_, week) => ({
    week,
    now: countSent(current, week),
    before: countSent(previous, week),
  }));
}

const WEEK_MS = 7 * DAY_MS;

/** The index of a week, counted from the opening. */
export function getWeekIndex(opensAt: Date, at: Date): number {
  return Math.floor((at.getTime() - opensAt.getTime()) / WEEK_MS);
}

export function getWeekStart(opensAt: Date, week: number): Date {
  return new Date(opensAt.getTime() + week * WEEK_MS);
}
