import type { z } from "zod";
import { includeAdult } from "#app/features/admissions/consent/include-adult.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { removeGuest } from "#app/features/messaging/guest/guest.server.ts";
import {
  guestForm,
  replyForm,
  settleThreadForm,
} from "#app/features/messaging/message-forms.server.ts";
import { replyToThread } from "#app/features/messaging/send-message.server.ts";
import { settleThread, unsettleThread } from "#app/features/messaging/settle-thread.server.ts";
import { getThreadContext } from "#app/features/messaging/thread.server.ts";
import { formatQueryAfterAction } from "#app/features/messaging/thread-filter.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { givenFiles } from "#app/http/given-file.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { insertMessageTemplate } from "./insert-message-template.server.ts";

/**
 * Answers a person for the school, or says that there is nothing to answer, or includes an adult, or takes one out;
 * 404 for a conversation that is not of this officer's campus.
 */
export async function handleThreadAction(actor: Actor, request: Request, threadId: string) {
  const formData = await sentForm(request);
  const guest = readForm(formData, guestForm);
  if (guest.ok) return changeGuest(actor, request, threadId, guest.values);
  const settleInput = readForm(formData, settleThreadForm);
  if (settleInput.ok) {
    const { intent, last } = settleInput.values;
    const isUnsettle = intent === "unsettle";
    orNotFound(
      await (isUnsettle ? unsettleThread(actor, threadId) : settleThread(actor, threadId, last)),
    );
    return goTo(request, buildThreadUrl(request, threadId));
  }
  const recipient = await getThreadContext(actor, threadId);
  const templateResult = recipient && (await insertMessageTemplate(actor, formData, recipient));
  if (templateResult) return templateResult;
  const form = readForm(formData, replyForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { content, attempt } = form.values;
  const files = givenFiles(formData, fileFields);
  const result = orNotFound(await replyToThread(actor, threadId, content, { files, attempt }));
  if (result.ok) return goTo(request, buildThreadUrl(request, threadId, result.messageId));
  if (result.reason === "invalid-message") return invalid({ ...result.errors }, form.typed);
  return refused(result, form.typed, 403);
}

/** The conversation, beside the same list. */
function buildThreadUrl(request: Request, threadId: string, sentMessageId?: string): string {
  return `/administration/messages/${threadId}${formatQueryAfterAction(queryOf(request), sentMessageId)}`;
}

async function changeGuest(
  actor: Actor,
  request: Request,
  threadId: string,
  { intent, guest = "" }: z.infer<typeof guestForm>,
) {
  const result = orNotFound(
    intent === "include-guest"
      ? await includeAdult(actor, threadId)
      : await removeGuest(actor, threadId, guest),
  );
  return result.ok ? goTo(request, buildThreadUrl(request, threadId)) : refused(result, {}, 409);
}
