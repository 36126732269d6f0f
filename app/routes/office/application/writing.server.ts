import type { ReviewedApplication } from "#app/features/admissions/review.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { toPerson } from "#app/features/messaging/letter-form.server.ts";
import { startThread } from "#app/features/messaging/message.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { parseForm } from "#app/http/form.server.ts";

/** Writes to the person of an application that this officer has just been allowed to open. */
export async function writeAbout(actor: Actor, request: Request, application: ReviewedApplication) {
  const form = await parseForm(request, toPerson);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { id: applicationId, candidateId: personId, campus } = application;
  const letter = { ...form.values, personId, campus, applicationId };
  const sent = orNotFound(await startThread(actor, letter));
  if (sent.ok) return goTo(request, `/administration/candidatures/${applicationId}?sent#messages`);
  if (sent.reason === "invalid-message") return invalid({ ...sent.errors }, form.typed);
  return refused(sent, form.typed, 403);
}
