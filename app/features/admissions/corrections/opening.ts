import type { Section } from "../sections.ts";

/** The sections that the school may open again once an application is sent: the choices stay as they were. */
export const openable = ["identity", "passport", "parents", "cursus"] as const satisfies Section[];
export type Openable = (typeof openable)[number];

/** Sections that were opened again, until a moment; closed when they were sent, cancelled or decided on. */
export type Opening = {
  sections: readonly Openable[];
  endsAt: Date;
  closedAt: Date | null;
};

/** May what was opened be changed at this moment? One that is over is not closed: it can be prolonged. */
export function isOpenAt({ closedAt, endsAt }: Opening, at: Date): boolean {
  return closedAt === null && at <= endsAt;
}

/** The sections that are open at this moment, in their order. */
export function openSections(openings: readonly Opening[], at: Date): Openable[] {
  return openable.filter((section) => openUntil(openings, section, at) !== null);
}

/** Until when a section is open: the last of what opens it now; null when nothing does. */
export function openUntil(openings: readonly Opening[], section: Openable, at: Date): Date | null {
  const ends = openings
    .filter((one) => isOpenAt(one, at) && one.sections.includes(section))
    .map(({ endsAt }) => endsAt.getTime());
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

/** Was a section ever opened again? Whoever comes back to it late is told that it is shut. */
export function wasOpened(openings: readonly Opening[], section: string): boolean {
  return openings.some(({ sections }) => sections.some((one) => one === section));
}
