import type { Actor } from "#app/features/access/actor.ts";
import { extendRequestDeadline } from "#app/features/decisions/request/extend-deadline.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { extendDeadlineForm } from "./choice-forms.server.ts";

export function isExtendDeadlineForm(form: FormData): boolean {
  return parseFormData(form, extendDeadlineForm.pick({ intent: true })).ok;
}

/**
 * Moves the last day of a request and redirects to `page`; 422 for an invalid day, 409 for other
 * refusals. The command checks permission.
 */
export async function handleExtendDeadline(
  actor: Actor,
  request: Request,
  form: FormData,
  page: string,
) {
  const parsed = parseFormData(form, extendDeadlineForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.submitted);
  const { request: id, intent: _, ...input } = parsed.values;
  const result = requireFound(await extendRequestDeadline(actor, id, input));
  if (result.ok) return redirectTo(request, `${page}?done=extend-deadline`);
  if (!("errors" in result)) return refusalResponse(result, parsed.submitted, 409);
  // The page may show several requests: the error is shown at the day of this one.
  return invalidFormResponse(
    { [`deadline-${id}`]: result.errors.dueOn ?? "required" },
    parsed.submitted,
  );
}
