import type { Section } from "../sections.ts";

/** The sections that the school can reopen after submission. The choices cannot be reopened. */
export const reopenableSections = [
  "identity",
  "passport",
  "parents",
  "cursus",
] as const satisfies Section[];
export type ReopenableSection = (typeof reopenableSections)[number];

/** Sections reopened until a moment; closed when they were sent, cancelled or the choice decided. */
export type Reopening = {
  sections: readonly ReopenableSection[];
  endsAt: Date;
  closedAt: Date | null;
};

/** Whether the sections can be changed at this moment. A past one is not closed: its deadline can be extended. */
export function isReopeningActive({ closedAt, endsAt }: Reopening, at: Date): boolean {
  return closedAt === null && at <= endsAt;
}

/** Lists the sections open at this moment, in their fixed order. */
export function listOpenSections(reopenings: readonly Reopening[], at: Date): ReopenableSection[] {
  return reopenableSections.filter((section) => getOpenUntil(reopenings, section, at) !== null);
}

/** Until when a section is open, by the latest active reopening; null when it is not. */
export function getOpenUntil(
  reopenings: readonly Reopening[],
  section: ReopenableSection,
  at: Date,
): Date | null {
  const endTimes = reopenings
    .filter((one) => isReopeningActive(one, at) && one.sections.includes(section))
    .map(({ endsAt }) => endsAt.getTime());
  return endTimes.length > 0 ? new Date(Math.max(...endTimes)) : null;
}

/** Whether a section was ever reopened: a late visit to it then shows that it is closed again. */
export function wasReopened(reopenings: readonly Reopening[], section: string): boolean {
  return reopenings.some(({ sections }) => sections.some((one) => one === section));
}
