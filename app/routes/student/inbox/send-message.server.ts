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
import { goTo, invalid, orNotFound, refused, refusedTooMany } from "#app/http/answer.server.ts";
import { readForm, sentForm, type Typed } from "#app/http/form.server.ts";
import { givenFiles } from "#app/http/given-file.server.ts";
import { queryOf } from "#app/http/query.server.ts";

type GuestChange = z.infer<typeof guestForm>;

/** Sends what was written to the school, about the person's application when they have one. */
export async function sendNewMessage(actor: Actor, request: Request) {
  const sentMessageId = await sentForm(request);
  const form = readForm(sentMessageId, messageToSchoolForm);
  if (!form.ok) {
    // Everything that is missing is said at once, not the campus first.
    const { subject = "", content = "" } = form.typed;
    const message = { subject: normalizeSubject(subject), content: normalizeContent(content) };
    return invalid({ ...validateMessage(message), ...form.errors }, form.typed);
  }
  const application = await getOrCreateApplication(actor);
  const files = givenFiles(sentMessageId, fileFields);
  const message = { ...form.values, files, applicationId: application?.id };
  const result = await writeToSchool(actor, message);
  return result.ok
    ? goTo(request, getThreadPath(request, result.threadId, result.messageId))
    : refuseMessage(result, form.typed);
}

/** Adds an answer to a conversation of this person, or an adult, or takes one out; 404 for any other. */
export async function sendReply(actor: Actor, request: Request, threadId: string) {
  const sent = await sentForm(request);
  const guestResult = readForm(sent, guestForm);
  if (guestResult.ok) return changeGuest(actor, request, threadId, guestResult.values);
  const form = readForm(sent, replyForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { content, attempt } = form.values;
  const files = givenFiles(sent, fileFields);
  const result = orNotFound(await replyToThread(actor, threadId, content, { files, attempt }));
  return result.ok
    ? goTo(request, getThreadPath(request, threadId, result.messageId))
    : refuseMessage(result, form.typed);
}

/** The conversation, beside the same list, which says that this message has left. */
function getThreadPath(request: Request, threadId: string, sent?: string): string {
  return `/espace-etudiant/messagerie/${threadId}${formatQueryAfterAction(queryOf(request), sent)}`;
}

function refuseMessage(refusal: MessageRefusal, typed: Typed) {
  if (refusal.reason === "invalid-message") return invalid({ ...refusal.errors }, typed);
  if (refusal.reason === "too-many-messages") return refusedTooMany(refusal, typed);
  return refused(refusal, typed, 403);
}

async function changeGuest(actor: Actor, request: Request, threadId: string, change: GuestChange) {
  const result = orNotFound(
    change.intent === "include-guest"
      ? await includeAdult(actor, threadId)
      : await removeGuest(actor, threadId, change.guest ?? ""),
  );
  if (!result.ok) return refused(result, {}, 409);
  return goTo(request, getThreadPath(request, threadId));
}
