import type { Actor } from "#app/features/identity/actor.ts";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { messageToPersonForm } from "#app/features/messaging/message-forms.server.ts";
import { startThread } from "#app/features/messaging/send-message.server.ts";
import type { ReviewedApplication } from "#app/features/review/get-application-for-staff.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { givenFiles } from "#app/http/given-file.server.ts";
import { insertMessageTemplate } from "../messages/insert-message-template.server.ts";

/** Writes to the person of an application that this officer has just been allowed to open. */
export async function startApplicationThread(
  actor: Actor,
  request: Request,
  formData: FormData,
  application: ReviewedApplication,
) {
  const { id, candidateId, campus: applicationCampus } = application;
  const recipient = { personId: candidateId, campus: applicationCampus, applicationId: id };
  const templateResult = await insertMessageTemplate(actor, formData, recipient);
  if (templateResult) return templateResult;
  const form = readForm(formData, messageToPersonForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { id: applicationId, candidateId: personId, campus } = application;
  const files = givenFiles(formData, fileFields);
  const message = { ...form.values, files, personId, campus, applicationId };
  const result = orNotFound(await startThread(actor, message));
  if (result.ok) {
    const page = `/administration/candidatures/${applicationId}`;
    return goTo(request, `${page}?sent=${result.messageId}#messages`);
  }
  if (result.reason === "invalid-message") return invalid({ ...result.errors }, form.typed);
  return refused(result, form.typed, 403);
}
