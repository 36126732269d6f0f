import type { Actor } from "#app/features/access/actor.ts";
import { reviewCondition } from "#app/features/decisions/offer/condition.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { conditionForm } from "./choice-forms.server.ts";

export function isConditionForm(form: FormData): boolean {
  return parseFormData(form, conditionForm.pick({ intent: true })).ok;
}

/**
 * Assesses a condition and redirects to `page`; 422 for invalid fields, 409 for other refusals. The
 * command checks permission.
 */
export async function handleCondition(
  actor: Actor,
  request: Request,
  form: FormData,
  page: string,
) {
  const parsed = parseFormData(form, conditionForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.submitted);
  const { condition, ...input } = parsed.values;
  const result = requireFound(await reviewCondition(actor, condition, input));
  if (result.ok) return redirectTo(request, `${page}?done=review-condition`);
  if (!("errors" in result)) return refusalResponse(result, parsed.submitted, 409);
  // The page may show several conditions: the errors are shown at the fields of this one.
  const fieldErrors = Object.entries(result.errors).map(([field, why]) => [
    `${field}-${condition}`,
    why,
  ]);
  return invalidFormResponse(Object.fromEntries(fieldErrors), parsed.submitted);
}
