import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { type State, table } from "./application.ts";

type Subject = { candidateId: string; campus: Campus; submittedAt: Date | null };

/** The candidate sees what is theirs; the school sees only what was submitted, on the campuses it serves. */
export function maySee(actor: Actor, application: Subject): boolean {
  return isTheirs(actor, application) || maySeeAsStaff(actor, application);
}

/** The school may open an application once it is submitted. */
export function maySeeAsStaff(actor: Actor, application: Subject): boolean {
  return application.submittedAt !== null && can(actor, "see:application", application.campus);
}

/**
 * THE TABLE of what a candidate may change, by the stage of their application. Once it is sent, only what
 * the school asked again is open, the rest stays frozen (mock notes, decision 9): a new telephone or
 * passport is told to the office by a message, or asked for by a request. What may happen to a choice is
 * in the other table, `application.ts`.
 */
export const editable = {
  draft: ["answers", "cursus", "basket", "consent"],
  sent: ["request", "refused-proof"],
  ended: [],
} as const satisfies Record<string, readonly Part[]>;

/** Info personnel with its photo, studies with their proofs, the choices; then what the school asked. */
export type Part = "answers" | "cursus" | "basket" | "consent" | "request" | "refused-proof";
export type Stage = keyof typeof editable;

/** At which stage an application is: nothing more is asked when all its choices have ended. */
export function stageOf({ submittedAt }: Subject, choices: readonly { state: State }[]): Stage {
  if (submittedAt === null) return "draft";
  return choices.every(({ state }) => table[state].terminal) ? "ended" : "sent";
}

/** May this person change this part of an application at this stage? */
export function mayChange(actor: Actor, application: Subject, stage: Stage, part: Part): boolean {
  const open: readonly Part[] = editable[stage];
  return isTheirs(actor, application) && open.includes(part);
}

/** Only its candidate edits an application, and only before it is submitted. */
export function mayEdit(actor: Actor, application: Subject): boolean {
  const stage = application.submittedAt === null ? "draft" : "sent";
  return mayChange(actor, application, stage, "answers");
}

/** Whose moves this actor makes with the choices of a submitted application; null: nobody's here. */
export function partyOf(actor: Actor, application: Subject): "candidate" | "school" | null {
  if (application.submittedAt === null) return null;
  if (isTheirs(actor, application)) return "candidate";
  return mayDecide(actor, application) ? "school" : null;
}

/** The school decides on what was submitted. */
export function mayDecide(actor: Actor, application: Subject): boolean {
  return application.submittedAt !== null && can(actor, "decide:application", application.campus);
}

/** Is this the application of the person who asks? */
export function isTheirs(actor: Actor, application: Subject): boolean {
  return actor.kind === "student" && actor.id === application.candidateId;
}
