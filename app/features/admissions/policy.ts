import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";

type Subject = { candidateId: string; campus: Campus; submittedAt: Date | null };

/** The candidate sees what is theirs; the school sees only what was submitted, on the campuses it serves. */
export function maySee(actor: Actor, application: Subject): boolean {
  return isTheirs(actor, application) || maySeeAsStaff(actor, application);
}

/** The school may open an application once it is submitted. */
export function maySeeAsStaff(actor: Actor, application: Subject): boolean {
  return application.submittedAt !== null && can(actor, "see:application", application.campus);
}

/** Only its candidate edits an application, and only before it is submitted. */
export function mayEdit(actor: Actor, application: Subject): boolean {
  return isTheirs(actor, application) && application.submittedAt === null;
}

/** The school decides on what was submitted. */
export function mayDecide(actor: Actor, application: Subject): boolean {
  return application.submittedAt !== null && can(actor, "decide:application", application.campus);
}

/** Is this the application of the person who asks? */
export function isTheirs(actor: Actor, application: Subject): boolean {
  return actor.kind === "student" && actor.id === application.candidateId;
}
