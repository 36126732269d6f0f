import type { z } from "zod";
import { getOrCreateApplication } from "#app/features/admissions/application.server.ts";
import { includeAdult } from "#app/features/admissions/consent/include-adult.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
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

/** Sends what was written to the school, about the person's application when they have one. */
export async function sendNewMessage(actor: Actor, request: Request) {
  const sentMessageId = await readFormData(request);
  const form = parseFormData(sentMessageId, messageToSchoolForm);
  if (!form.ok) {
    // Everything that is missing is said at once, not the campus first.
    const { subject = "", content = "" } = form.typed;
    const message = { subject: normalizeSubject(subject), content: normalizeContent(content) };
    return invalidFormResponse({ ...validateMessage(message), ...form.errors }, form.typed);
  }
  const application = await getOrCreateApplication(actor);
  const files = readFormFiles(sentMessageId, fileFields);
  const message = { ...form.values, files, applicationId: application?.id };
  const result = await writeToSchool(actor, message);
  return result.ok
    ? redirectTo(request, getThreadPath(request, result.threadId, result.messageId))
    : refuseMessage(result, form.typed);
}

/** Adds an answer to a conversation of this person, or an adult, or takes one out; 404 for any other. */
export async function sendReply(actor: Actor, request: Request, threadId: string) {
  const sent = await readFormData(request);
  const guestResult = parseFormData(sent, guestForm);
  if (guestResult.ok) return changeGuest(actor, request, threadId, guestResult.values);
  const form = parseFormData(sent, replyForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.typed);
  const { content, attempt } = form.values;
  const files = readFormFiles(sent, fileFields);
  const result = requireFound(await replyToThread(actor, threadId, content, { files, attempt }));
  return result.ok
    ? redirectTo(request, getThreadPath(request, threadId, result.messageId))
    : refuseMessage(result, form.typed);
}

/** The conversation, beside the same list, which says that this message has left. */
function getThreadPath(request: Request, threadId: string, sent?: string): string {
  return `/espace-etudiant/messagerie/${threadId}${formatQueryAfterAction(getQuery(request), sent)}`;
}

function refuseMessage(refusal: MessageRefusal, typed: SubmittedValues) {
  if (refusal.reason === "invalid-message")
    return invalidFormResponse({ ...refusal.errors }, typed);
  if (refusal.reason === "too-many-messages") return tooManyResponse(refusal, typed);
  return refusalResponse(refusal, typed, 403);
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
