import { z } from "zod";
import type { Actor } from "#app/features/identity/actor.ts";
import { assignApplications } from "#app/features/review/assignment.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";

const assignmentForm = z.object({
  intent: z.literal("charge"),
  /** An officer, or nobody. */
  officer: z.string("required"),
  /** Who had charge when the page was made. */
  seen: z.string("required"),
});

/** Is this form about who has charge of the file? */
export function isAssignmentForm(form: FormData): boolean {
  return form.get("intent") === "charge";
}

/** Gives the charge of an application, then goes back to its page. */
export async function handleAssignment(actor: Actor, request: Request, form: FormData, id: string) {
  const parsed = parseFormData(form, assignmentForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.typed);
  const { officer, seen: expectedOfficerId } = parsed.values;
  const expected = { officerId: expectedOfficerId || null };
  const result = requireFound(await assignApplications(actor, [id], officer || null, expected));
  if (!result.ok) return refusalResponse(result, parsed.typed, 409);
  const isSelf = "id" in actor && actor.id === officer;
  const doneFlag = isSelf ? "charge-taken" : officer ? "charge-given" : "charge-released";
  return redirectTo(request, `/administration/candidatures/${id}?fait=${doneFlag}`);
}
