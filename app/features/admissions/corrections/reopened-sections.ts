import type { Section } from "../sections.ts";

/** The sections that the school may open again once an application is sent: the choices stay as they were. */
export const reopenableSections = [
  "identity",
  "passport",
  "parents",
  "cursus",
] as const satisfies Section[];
export type ReopenableSection = (typeof reopenableSections)[number];

/** Sections that were opened again, until a moment; closed when they were sent, cancelled or decided on. */
export type Reopening = {
  sections: readonly ReopenableSection[];
  endsAt: Date;
  closedAt: Date | null;
};

/** May what was opened be changed at this moment? One that is over is not closed: it can be prolonged. */
export function isReopeningActive({ closedAt, endsAt }: Reopening, at: Date): boolean {
  return closedAt === null && at <= endsAt;
}

/** The sections that are open at this moment, in their order. */
export function listOpenSections(reopenings: readonly Reopening[], at: Date): ReopenableSection[] {
  return reopenableSections.filter((section) => getOpenUntil(reopenings, section, at) !== null);
}

/** Until when a section is open: the last of what opens it now; null when nothing does. */
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
