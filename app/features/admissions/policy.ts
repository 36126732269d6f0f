import type { Actor, Campus } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { type State, stateTable } from "./application-state.ts";
import type { ReopenableSection } from "./corrections/reopened-sections.ts";

/** `campus` is null in a draft without one; see `requireCampus` for a submitted application. */
type ApplicationScope = { accountId: string; campus: Campus | null; submittedAt: Date | null };

/** Candidates see their own applications; staff see submitted ones of their campuses. */
export function canSee(actor: Actor, application: ApplicationScope): boolean {
  return isOwnApplication(actor, application) || canSeeAsStaff(actor, application);
}

/** Staff see an application once it is submitted. */
export function canSeeAsStaff(actor: Actor, application: ApplicationScope): boolean {
  const { submittedAt, campus } = application;
  return submittedAt !== null && campus !== null && can(actor, "see:application", campus);
}

/**
 * The table of what a candidate can change, by the stage of the application. After submission only what the school
 * requests is open: the answer to a request, a refused proof, and reopened sections. `stateTable` in
 * application-state.ts has the transitions of a choice.
 */
export const editableParts = {
  draft: ["identity", "passport", "parents", "cursus", "basket", "consent"],
  sent: ["request", "refused-proof"],
  ended: [],
} as const satisfies Record<string, readonly EditablePart[]>;

/**
 * What a reopened section allows to change. The consent goes with the adults, or a corrected birth date could never be
 * sent.
 */
const reopenedParts: Record<ReopenableSection, readonly EditablePart[]> = {
  identity: ["identity"],
  passport: ["passport"],
  parents: ["parents", "consent"],
  cursus: ["cursus"],
};

/** Identity includes the photo, and cursus the proofs. */
export type EditablePart = ReopenableSection | "basket" | "consent" | "request" | "refused-proof";
export type ApplicationStage = keyof typeof editableParts;

/** The stage of an application; `ended` when all its choices are. */
export function getStage(
  { submittedAt }: ApplicationScope,
  choices: readonly { state: State }[],
): ApplicationStage {
  if (submittedAt === null) return "draft";
  return choices.every(({ state }) => stateTable[state].isTerminal) ? "ended" : "sent";
}

/** Whether the actor may change this part of an application, at this stage and with these sections reopened. */
export function canChange(
  actor: Actor,
  application: ApplicationScope,
  {
    stage,
    reopenedSections = [],
  }: { stage: ApplicationStage; reopenedSections?: readonly ReopenableSection[] },
  part: EditablePart,
): boolean {
  const parts: readonly EditablePart[] = [
    ...editableParts[stage],
    ...(stage === "sent" ? reopenedSections.flatMap((section) => reopenedParts[section]) : []),
  ];
  return isOwnApplication(actor, application) && parts.includes(part);
}

/** Whether the actor may edit this part: the candidate only, in a draft or a reopened section. */
export function canEdit(
  actor: Actor,
  application: ApplicationScope,
  part: EditablePart,
  reopenedSections: readonly ReopenableSection[] = [],
): boolean {
  // No check for `ended` is needed, because the end of a choice closes its reopened sections.
  const stage = application.submittedAt === null ? "draft" : "sent";
  return canChange(actor, application, { stage, reopenedSections }, part);
}

/** The party for which the actor makes transitions of a submitted application; null without permission. */
export function getParty(
  actor: Actor,
  application: ApplicationScope,
): "candidate" | "school" | null {
  if (application.submittedAt === null) return null;
  if (isOwnApplication(actor, application)) return "candidate";
  return canDecide(actor, application) ? "school" : null;
}

/** Staff decide on submitted applications of their campuses. */
export function canDecide(actor: Actor, application: ApplicationScope): boolean {
  const { submittedAt, campus } = application;
  return submittedAt !== null && campus !== null && can(actor, "decide:application", campus);
}

export function isOwnApplication(actor: Actor, application: ApplicationScope): boolean {
  return actor.kind === "student" && actor.id === application.accountId;
}
