import { cancelRequest } from "#app/features/decisions/request/cancel-request.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { cancelRequestForm } from "./choice-forms.server.ts";

/** Is this form the cancelling of a request? */
export function isCancelRequestForm(form: FormData): boolean {
  return readForm(form, cancelRequestForm.pick({ intent: true })).ok;
}

/** Cancels a request, then goes back to `page`. */
export async function handleCancelRequest(
  actor: Actor,
  request: Request,
  form: FormData,
  page: string,
) {
  const parsed = readForm(form, cancelRequestForm);
  if (!parsed.ok) return invalid(parsed.errors, parsed.typed);
  const { request: id, words } = parsed.values;
  const result = orNotFound(await cancelRequest(actor, id, { words }));
  if (result.ok) return goTo(request, `${page}?fait=cancel-request`);
  if (!("errors" in result)) return refused(result, parsed.typed, 409);
  // Several requests may stand on the page: the error goes beside the field of this one.
  return invalid({ [`cancel-${id}`]: result.errors.words }, parsed.typed);
}
