import { extendRequestDeadline } from "#app/features/decisions/request/extend-deadline.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { extendDeadlineForm } from "./choice-forms.server.ts";

/** Is this form another last day for a request? */
export function isExtendDeadlineForm(form: FormData): boolean {
  return readForm(form, extendDeadlineForm.pick({ intent: true })).ok;
}

/** Gives a request another last day, then goes back to `page`. */
export async function handleExtendDeadline(
  actor: Actor,
  request: Request,
  form: FormData,
  page: string,
) {
  const parsed = readForm(form, extendDeadlineForm);
  if (!parsed.ok) return invalid(parsed.errors, parsed.typed);
  const { request: id, intent: _, ...input } = parsed.values;
  const result = orNotFound(await extendRequestDeadline(actor, id, input));
  if (result.ok) return goTo(request, `${page}?fait=prolong`);
  if (!("errors" in result)) return refused(result, parsed.typed, 409);
  // Several requests may stand on the page: the error goes beside the day of this one.
  return invalid({ [`prolong-${id}`]: result.errors.dueOn ?? "required" }, parsed.typed);
}
