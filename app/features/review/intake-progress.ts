import type { State } from "#app/features/admissions/application-state.ts";

/** The steps of an application, from begun to enrolled; each is part of the one before. */
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
 * The steps that an application has passed for certain, by its state of today. Whoever left, left after sending:
 * how far they were is no longer in the state.
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

/** How many applications passed each step; `drafts` are those that were begun and not sent. */
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

/** A share of the step before, in whole percent; null where nobody had passed it. */
export function getPercentage(n: number, before: number): number | null {
  return before === 0 ? null : Math.round((n / before) * 100);
}

/**
 * The intake that is shown when none is asked for: of those in which something was begun, the one that people can
 * apply for and that closes first, as they are offered it; when none is open, the last opened. A new one does not take
 * the place of the one at work before anybody is in it. `opened`: the last opened first.
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

/** Beyond, an intake that stays open for years would draw a line that nobody reads. */
export const MAX_WEEKS = 52;

type WeekCount = { intakeId: string; week: number; n: number };

/** A week of an intake: which one since it opened, how many were sent in it, and in the same week of the other. */
export type WeekComparison = { week: number; now: number; before: number };

/**
 * Each week since an intake opened, up to `last` (0 is the first), beside the same week of the intake before.
 * What was sent before the opening counts in the first week.
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

const WEEK_MS = 7 * 86_400_000;

/** Which week of an intake a moment is in, counted from its opening. */
export function getWeekIndex(opensAt: Date, at: Date): number {
  return Math.floor((at.getTime() - opensAt.getTime()) / WEEK_MS);
}

/** The first day of a week of an intake. */
export function getWeekStart(opensAt: Date, week: number): Date {
  return new Date(opensAt.getTime() + week * WEEK_MS);
}
