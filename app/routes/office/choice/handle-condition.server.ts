import { reviewCondition } from "#app/features/decisions/offer/condition.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { conditionForm } from "./choice-forms.server.ts";

/** Is this form what an officer says of a condition? */
export function isConditionForm(form: FormData): boolean {
  return readForm(form, conditionForm.pick({ intent: true })).ok;
}

/** Says whether a condition is met, then goes back to `page`. */
export async function handleCondition(
  actor: Actor,
  request: Request,
  form: FormData,
  page: string,
) {
  const parsed = readForm(form, conditionForm);
  if (!parsed.ok) return invalid(parsed.errors, parsed.typed);
  const { condition, ...input } = parsed.values;
  const result = orNotFound(await reviewCondition(actor, condition, input));
  if (result.ok) return goTo(request, `${page}?fait=judge-condition`);
  if (!("errors" in result)) return refused(result, parsed.typed, 409);
  // Several conditions stand on the page: the errors go beside the fields of this one.
  const fieldErrors = Object.entries(result.errors).map(([field, why]) => [
    `${field}-${condition}`,
    why,
  ]);
  return invalid(Object.fromEntries(fieldErrors), parsed.typed);
}
