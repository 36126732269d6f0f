import type { Actor } from "#app/features/identity/actor.ts";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { toPerson } from "#app/features/messaging/letter-form.server.ts";
import { startThread } from "#app/features/messaging/message.server.ts";
import type { ReviewedApplication } from "#app/features/review/opened.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { givenFiles } from "#app/http/given-file.server.ts";
import { insertedIn } from "../messages/inserting.server.ts";

/** Writes to the person of an application that this officer has just been allowed to open. */
export async function writeAbout(
  actor: Actor,
  request: Request,
  sent: FormData,
  application: ReviewedApplication,
) {
  const { id, candidateId, campus: at } = application;
  const about = { personId: candidateId, campus: at, applicationId: id };
  const inserted = await insertedIn(actor, sent, about);
  if (inserted) return inserted;
  const form = readForm(sent, toPerson);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { id: applicationId, candidateId: personId, campus } = application;
  const files = givenFiles(sent, fileFields);
  const letter = { ...form.values, files, personId, campus, applicationId };
  const started = orNotFound(await startThread(actor, letter));
  if (started.ok) {
    const here = `/administration/candidatures/${applicationId}`;
    return goTo(request, `${here}?sent=${started.messageId}#messages`);
  }
  if (started.reason === "invalid-message") return invalid({ ...started.errors }, form.typed);
  return refused(started, form.typed, 403);
}
