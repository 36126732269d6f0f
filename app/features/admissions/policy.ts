import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { type State, stateTable } from "./application-state.ts";
import type { ReopenableSection } from "./corrections/reopened-sections.ts";

/** A draft may have no campus yet; see `sentCampus` for what was sent. */
type ApplicationScope = { candidateId: string; campus: Campus | null; submittedAt: Date | null };

/** The candidate sees what is theirs; the school sees only what was submitted, on the campuses it serves. */
export function canSee(actor: Actor, application: ApplicationScope): boolean {
  return isOwnApplication(actor, application) || canSeeAsStaff(actor, application);
}

/** The school may open an application once it is submitted. */
export function canSeeAsStaff(actor: Actor, application: ApplicationScope): boolean {
  const { submittedAt, campus } = application;
  return submittedAt !== null && campus !== null && can(actor, "see:application", campus);
}

/**
 * THE TABLE of what a candidate may change, by the stage of their application. Once it is sent, only what
 * the school asked again is open, the rest stays frozen (mock notes, decision 9): the answer to a request, a
 * refused proof, and the sections of `reopened`, each while the school has opened it (`opening.ts`). What may
 * happen to a choice is in the other table, `application.ts`.
 */
export const editableParts = {
  draft: ["identity", "passport", "parents", "cursus", "basket", "consent"],
  sent: ["request", "refused-proof"],
  ended: [],
} as const satisfies Record<string, readonly EditablePart[]>;

/**
 * What an opened section lets its candidate change: itself; an adult's agreement is asked on the page of the
 * adults, so it goes with them, or a corrected date of birth could never be sent.
 */
const reopenedParts: Record<ReopenableSection, readonly EditablePart[]> = {
  identity: ["identity"],
  passport: ["passport"],
  parents: ["parents", "consent"],
  cursus: ["cursus"],
};

/** The sections (identity with its photograph, studies with their proofs), then what the school asked. */
export type EditablePart = ReopenableSection | "basket" | "consent" | "request" | "refused-proof";
export type ApplicationStage = keyof typeof editableParts;

/** At which stage an application is: nothing more is asked when all its choices have ended. */
export function getStage(
  { submittedAt }: ApplicationScope,
  choices: readonly { state: State }[],
): ApplicationStage {
  if (submittedAt === null) return "draft";
  return choices.every(({ state }) => stateTable[state].isTerminal) ? "ended" : "sent";
}

/** May this person change this part of an application at this stage, with these sections opened again? */
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

/** Only its candidate edits an application: before it is submitted, and what is opened of it after. */
export function canEdit(
  actor: Actor,
  application: ApplicationScope,
  part: EditablePart,
  reopenedSections: readonly ReopenableSection[] = [],
): boolean {
  // What is opened is closed when its choice ends: nothing of an application that ended is open.
  const stage = application.submittedAt === null ? "draft" : "sent";
  return canChange(actor, application, { stage, reopenedSections }, part);
}

/** Whose moves this actor makes with the choices of a submitted application; null: nobody's here. */
export function getParty(
  actor: Actor,
  application: ApplicationScope,
): "candidate" | "school" | null {
  if (application.submittedAt === null) return null;
  if (isOwnApplication(actor, application)) return "candidate";
  return canDecide(actor, application) ? "school" : null;
}

/** The school decides on what was submitted. */
export function canDecide(actor: Actor, application: ApplicationScope): boolean {
  const { submittedAt, campus } = application;
  return submittedAt !== null && campus !== null && can(actor, "decide:application", campus);
}

/** Is this the application of the person who asks? */
export function isOwnApplication(actor: Actor, application: ApplicationScope): boolean {
  return actor.kind === "student" && actor.id === application.candidateId;
}
