import { judgeCondition } from "#app/features/decisions/offer/condition.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { conditionForm } from "./forms.server.ts";

/** Is this form what an officer says of a condition? */
export function isCondition(form: FormData): boolean {
  return readForm(form, conditionForm.pick({ intent: true })).ok;
}

/** Says whether a condition is met, then goes back to `page`. */
export async function judgeOn(actor: Actor, request: Request, form: FormData, page: string) {
  const read = readForm(form, conditionForm);
  if (!read.ok) return invalid(read.errors, read.typed);
  const { condition, ...typed } = read.values;
  const done = orNotFound(await judgeCondition(actor, condition, typed));
  if (done.ok) return goTo(request, `${page}?fait=judge-condition`);
  if (!("errors" in done)) return refused(done, read.typed, 409);
  // Several conditions stand on the page: the errors go beside the fields of this one.
  const named = Object.entries(done.errors).map(([field, why]) => [`${field}-${condition}`, why]);
  return invalid(Object.fromEntries(named), read.typed);
}
