import type { Actor } from "#app/features/access/actor.ts";
import { cancelRequest } from "#app/features/decisions/request/cancel-request.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { cancelRequestForm } from "./choice-forms.server.ts";

export function isCancelRequestForm(form: FormData): boolean {
  return parseFormData(form, cancelRequestForm.pick({ intent: true })).ok;
}

/**
 * Cancels a request and redirects to `page`; 422 for an invalid reason, 409 for other refusals. The
 * command checks permission.
 */
export async function handleCancelRequest(
  actor: Actor,
  request: Request,
  form: FormData,
  page: string,
) {
  const parsed = parseFormData(form, cancelRequestForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.submitted);
  const { request: id, reason } = parsed.values;
  const result = requireFound(await cancelRequest(actor, id, { reason }));
  if (result.ok) return redirectTo(request, `${page}?done=cancel-request`);
  if (!("errors" in result)) return refusalResponse(result, parsed.submitted, 409);
  // The page may show several requests: the error is shown at the field of this one.
  return invalidFormResponse({ [`cancel-${id}`]: result.errors.reason }, parsed.submitted);
}
