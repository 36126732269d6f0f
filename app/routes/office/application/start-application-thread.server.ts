import type { Actor } from "#app/features/access/actor.ts";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { messageToPersonForm } from "#app/features/messaging/message-forms.server.ts";
import { startThread } from "#app/features/messaging/send-message.server.ts";
import type { ReviewedApplication } from "#app/features/review/get-application-for-staff.server.ts";
import { readFormFiles } from "#app/http/form-files.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { insertMessageTemplate } from "../messages/insert-message-template.server.ts";

/**
 * Starts a thread with the candidate of an application. The caller has checked access to the
 * application; `startThread` checks the permission to write.
 */
export async function startApplicationThread(
  actor: Actor,
  request: Request,
  formData: FormData,
  application: ReviewedApplication,
) {
  const { id, accountId, campus: applicationCampus } = application;
  const recipient = { personId: accountId, campus: applicationCampus, applicationId: id };
  const templateResult = await insertMessageTemplate(actor, formData, recipient);
  if (templateResult) return templateResult;
  const form = parseFormData(formData, messageToPersonForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { id: applicationId, accountId: personId, campus } = application;
  const files = readFormFiles(formData, fileFields);
  const message = { ...form.values, files, personId, campus, applicationId };
  const result = requireFound(await startThread(actor, message));
  if (result.ok) {
    const page = `/administration/candidatures/${applicationId}`;
    return redirectTo(request, `${page}?sent=${result.messageId}#messages`);
  }
  if (result.reason === "invalid-message")
    return invalidFormResponse({ ...result.errors }, form.submitted);
  return refusalResponse(result, form.submitted, 403);
}
