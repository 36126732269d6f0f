import { cancelRequest } from "#app/features/decisions/request/cancel-request.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { cancelForm } from "./forms.server.ts";

/** Is this form the cancelling of a request? */
export function isCancel(form: FormData): boolean {
  return readForm(form, cancelForm.pick({ intent: true })).ok;
}

/** Cancels a request, then goes back to `page`. */
export async function cancelOn(actor: Actor, request: Request, form: FormData, page: string) {
  const read = readForm(form, cancelForm);
  if (!read.ok) return invalid(read.errors, read.typed);
  const { request: id, words } = read.values;
  const done = orNotFound(await cancelRequest(actor, id, { words }));
  if (done.ok) return goTo(request, `${page}?fait=cancel-request`);
  if (!("errors" in done)) return refused(done, read.typed, 409);
  // Several requests may stand on the page: the error goes beside the field of this one.
  return invalid({ [`cancel-${id}`]: done.errors.words }, read.typed);
}
