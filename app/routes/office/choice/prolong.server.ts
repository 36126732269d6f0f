import { prolongRequest } from "#app/features/decisions/request/prolong-request.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { prolongForm } from "./forms.server.ts";

/** Is this form another last day for a request? */
export function isProlong(form: FormData): boolean {
  return readForm(form, prolongForm.pick({ intent: true })).ok;
}

/** Gives a request another last day, then goes back to `page`. */
export async function prolongOn(actor: Actor, request: Request, form: FormData, page: string) {
  const read = readForm(form, prolongForm);
  if (!read.ok) return invalid(read.errors, read.typed);
  const { request: id, intent: _, ...typed } = read.values;
  const done = orNotFound(await prolongRequest(actor, id, typed));
  if (done.ok) return goTo(request, `${page}?fait=prolong`);
  if (!("errors" in done)) return refused(done, read.typed, 409);
  // Several requests may stand on the page: the error goes beside the day of this one.
  return invalid({ [`prolong-${id}`]: done.errors.dueOn ?? "required" }, read.typed);
}
