import { reviewCondition } from "#app/features/decisions/offer/condition.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { conditionForm } from "./choice-forms.server.ts";

/** Is this form what an officer says of a condition? */
export function isConditionForm(form: FormData): boolean {
  return parseFormData(form, conditionForm.pick({ intent: true })).ok;
}

/** Says whether a condition is met, then goes back to `page`. */
export async function handleCondition(
  actor: Actor,
  request: Request,
  form: FormData,
  page: string,
) {
  const parsed = parseFormData(form, conditionForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.typed);
  const { condition, ...input } = parsed.values;
  const result = requireFound(await reviewCondition(actor, condition, input));
  if (result.ok) return redirectTo(request, `${page}?fait=judge-condition`);
  if (!("errors" in result)) return refusalResponse(result, parsed.typed, 409);
  // Several conditions stand on the page: the errors go beside the fields of this one.
  const fieldErrors = Object.entries(result.errors).map(([field, why]) => [
    `${field}-${condition}`,
    why,
  ]);
  return invalidFormResponse(Object.fromEntries(fieldErrors), parsed.typed);
}
