import { z } from "zod";
import type { Actor } from "#app/features/identity/actor.ts";
import { assign } from "#app/features/review/assignment.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";

const chargeForm = z.object({
  intent: z.literal("charge"),
  /** An officer, or nobody. */
  officer: z.string("required"),
  /** Who had charge when the page was made. */
  seen: z.string("required"),
});

/** Is this form about who has charge of the file? */
export function isCharge(form: FormData): boolean {
  return form.get("intent") === "charge";
}

/** Gives the charge of an application, then goes back to its page. */
export async function giveCharge(actor: Actor, request: Request, form: FormData, id: string) {
  const read = readForm(form, chargeForm);
  if (!read.ok) return invalid(read.errors, read.typed);
  const { officer, seen } = read.values;
  const held = { officerId: seen || null };
  const given = orNotFound(await assign(actor, [id], officer || null, held));
  if (!given.ok) return refused(given, read.typed, 409);
  const mine = "id" in actor && actor.id === officer;
  const done = mine ? "charge-taken" : officer ? "charge-given" : "charge-released";
  return goTo(request, `/administration/candidatures/${id}?fait=${done}`);
}
