import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { type State, table } from "./application.ts";
import type { Openable } from "./corrections/opening.ts";

/** A draft may have no campus yet; see `sentCampus` for what was sent. */
type Subject = { candidateId: string; campus: Campus | null; submittedAt: Date | null };

/** The candidate sees what is theirs; the school sees only what was submitted, on the campuses it serves. */
export function maySee(actor: Actor, application: Subject): boolean {
  return isTheirs(actor, application) || maySeeAsStaff(actor, application);
}

/** The school may open an application once it is submitted. */
export function maySeeAsStaff(actor: Actor, application: Subject): boolean {
  const { submittedAt, campus } = application;
  return submittedAt !== null && campus !== null && can(actor, "see:application", campus);
}

/**
 * THE TABLE of what a candidate may change, by the stage of their application. Once it is sent, only what
 * the school asked again is open, the rest stays frozen (mock notes, decision 9): the answer to a request, a
 * refused proof, and the sections of `reopened`, each while the school has opened it (`opening.ts`). What may
 * happen to a choice is in the other table, `application.ts`.
 */
export const editable = {
  draft: ["identity", "passport", "parents", "cursus", "basket", "consent"],
  sent: ["request", "refused-proof"],
  ended: [],
} as const satisfies Record<string, readonly Part[]>;

/**
 * What an opened section lets its candidate change: itself; an adult's agreement is asked on the page of the
 * adults, so it goes with them, or a corrected date of birth could never be sent.
 */
const reopened: Record<Openable, readonly Part[]> = {
  identity: ["identity"],
  passport: ["passport"],
  parents: ["parents", "consent"],
  cursus: ["cursus"],
};

/** The sections (identity with its photograph, studies with their proofs), then what the school asked. */
export type Part = Openable | "basket" | "consent" | "request" | "refused-proof";
export type Stage = keyof typeof editable;

/** At which stage an application is: nothing more is asked when all its choices have ended. */
export function stageOf({ submittedAt }: Subject, choices: readonly { state: State }[]): Stage {
  if (submittedAt === null) return "draft";
  return choices.every(({ state }) => table[state].terminal) ? "ended" : "sent";
}

/** May this person change this part of an application at this stage, with these sections opened again? */
export function mayChange(
  actor: Actor,
  application: Subject,
  { stage, opened = [] }: { stage: Stage; opened?: readonly Openable[] },
  part: Part,
): boolean {
  const parts: readonly Part[] = [
    ...editable[stage],
    ...(stage === "sent" ? opened.flatMap((section) => reopened[section]) : []),
  ];
  return isTheirs(actor, application) && parts.includes(part);
}

/** Only its candidate edits an application: before it is submitted, and what is opened of it after. */
export function mayEdit(
  actor: Actor,
  application: Subject,
  part: Part,
  opened: readonly Openable[] = [],
): boolean {
  // What is opened is closed when its choice ends: nothing of an application that ended is open.
  const stage = application.submittedAt === null ? "draft" : "sent";
  return mayChange(actor, application, { stage, opened }, part);
}

/** Whose moves this actor makes with the choices of a submitted application; null: nobody's here. */
export function partyOf(actor: Actor, application: Subject): "candidate" | "school" | null {
  if (application.submittedAt === null) return null;
  if (isTheirs(actor, application)) return "candidate";
  return mayDecide(actor, application) ? "school" : null;
}

/** The school decides on what was submitted. */
export function mayDecide(actor: Actor, application: Subject): boolean {
  const { submittedAt, campus } = application;
  return submittedAt !== null && campus !== null && can(actor, "decide:application", campus);
}

/** Is this the application of the person who asks? */
export function isTheirs(actor: Actor, application: Subject): boolean {
  return actor.kind === "student" && actor.id === application.candidateId;
}
