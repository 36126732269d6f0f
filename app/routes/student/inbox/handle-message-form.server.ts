import type { z } from "zod";
import type { Actor } from "#app/features/access/actor.ts";
import { getOrCreateApplication } from "#app/features/admissions/application.server.ts";
import { includeAdult } from "#app/features/admissions/consent/include-adult.server.ts";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { removeGuest } from "#app/features/messaging/guest/guest.server.ts";
import {
  normalizeContent,
  normalizeSubject,
  validateMessage,
} from "#app/features/messaging/message.ts";
import {
  guestForm,
  messageToSchoolForm,
  replyForm,
} from "#app/features/messaging/message-forms.server.ts";
import {
  type MessageRefusal,
  replyToThread,
  writeToSchool,
} from "#app/features/messaging/send-message.server.ts";
import { formatQueryAfterAction } from "#app/features/messaging/thread-filter.ts";
import { readFormFiles } from "#app/http/form-files.server.ts";
import { parseFormData, readFormData, type SubmittedValues } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
  tooManyResponse,
} from "#app/http/responses.server.ts";

type GuestChange = z.infer<typeof guestForm>;

/**
 * Sends a new message to the school, linked to the user's application if there is one. Refusals: 422 with error codes
 * per field, 429 when too many were sent, 403 when the user may not write.
 */
export async function sendNewMessage(actor: Actor, request: Request) {
  const formData = await readFormData(request);
  const form = parseFormData(formData, messageToSchoolForm);
  if (!form.ok) {
    // All errors are returned at once, not that of the campus first.
    const { subject = "", content = "" } = form.submitted;
    const message = { subject: normalizeSubject(subject), content: normalizeContent(content) };
    return invalidFormResponse({ ...validateMessage(message), ...form.errors }, form.submitted);
  }
  const application = await getOrCreateApplication(actor);
  const files = readFormFiles(formData, fileFields);
  const message = { ...form.values, files, applicationId: application?.id };
  const result = await writeToSchool(actor, message);
  return result.ok
    ? redirectTo(request, getThreadPath(request, result.threadId, result.messageId))
    : refuseMessage(result, form.submitted);
}

/**
 * Adds a reply to a conversation of this user, or includes or removes an adult. Answers 404 for a conversation of
 * another user; other refusals as in `sendNewMessage`, and 409 for an adult who cannot be added or removed.
 */
export async function sendReply(actor: Actor, request: Request, threadId: string) {
  const formData = await readFormData(request);
  const guestResult = parseFormData(formData, guestForm);
  if (guestResult.ok) return changeGuest(actor, request, threadId, guestResult.values);
  const form = parseFormData(formData, replyForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { content, attempt } = form.values;
  const files = readFormFiles(formData, fileFields);
  const result = requireFound(await replyToThread(actor, threadId, content, { files, attempt }));
  return result.ok
    ? redirectTo(request, getThreadPath(request, threadId, result.messageId))
    : refuseMessage(result, form.submitted);
}

/** Returns the address of the conversation with the same list, and the flag of the sent message. */
function getThreadPath(request: Request, threadId: string, sentMessageId?: string): string {
  return `/espace-etudiant/messagerie/${threadId}${formatQueryAfterAction(getQuery(request), sentMessageId)}`;
}

function refuseMessage(refusal: MessageRefusal, submitted: SubmittedValues) {
  if (refusal.reason === "invalid-message")
    return invalidFormResponse({ ...refusal.errors }, submitted);
  if (refusal.reason === "too-many-messages") return tooManyResponse(refusal, submitted);
  return refusalResponse(refusal, submitted, 403);
}

async function changeGuest(actor: Actor, request: Request, threadId: string, change: GuestChange) {
  const result = requireFound(
    change.intent === "include-guest"
      ? await includeAdult(actor, threadId)
      : await removeGuest(actor, threadId, change.guest ?? ""),
  );
  if (!result.ok) return refusalResponse(result, {}, 409);
  return redirectTo(request, getThreadPath(request, threadId));
}
