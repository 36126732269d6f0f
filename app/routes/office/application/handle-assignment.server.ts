import { z } from "zod";
import type { Actor } from "#app/features/access/actor.ts";
import { assignApplications } from "#app/features/review/assignment.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";

const assignmentForm = z.object({
  intent: z.literal("assign"),
  /** An officer's id, or "" for nobody. */
  officer: z.string("required"),
  /** The assignee when the page was rendered: the assignment is refused if it has changed since. */
  expectedOfficer: z.string("required"),
});

export function isAssignmentForm(form: FormData): boolean {
  return form.get("intent") === "assign";
}

/**
 * Assigns an application and redirects to its page; 409 when the command refuses.
 * `assignApplications` checks permission.
 */
export async function handleAssignment(actor: Actor, request: Request, form: FormData, id: string) {
  const parsed = parseFormData(form, assignmentForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.submitted);
  const { officer, expectedOfficer } = parsed.values;
  const expected = { officerId: expectedOfficer || null };
  const result = requireFound(await assignApplications(actor, [id], officer || null, expected));
  if (!result.ok) return refusalResponse(result, parsed.submitted, 409);
  const isSelf = "id" in actor && actor.id === officer;
  const doneFlag = isSelf ? "assigned-to-me" : officer ? "assigned" : "unassigned";
  return redirectTo(request, `/administration/candidatures/${id}?done=${doneFlag}`);
}
