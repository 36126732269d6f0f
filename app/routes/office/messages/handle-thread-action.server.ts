import type { z } from "zod";
import type { Actor } from "#app/features/access/actor.ts";
import { includeAdult } from "#app/features/admissions/consent/include-adult.server.ts";
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
import { readFormFiles } from "#app/http/form-files.server.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { insertMessageTemplate } from "./insert-message-template.server.ts";

/**
 * Handles the forms of a thread: reply, mark as settled or not, insert a template, include or
 * remove an adult. Throws a 404 for a thread of another campus; the commands check permission.
 */
export async function handleThreadAction(actor: Actor, request: Request, threadId: string) {
  const formData = await readFormData(request);
  const guest = parseFormData(formData, guestForm);
  if (guest.ok) return changeGuest(actor, request, threadId, guest.values);
  const settleInput = parseFormData(formData, settleThreadForm);
  if (settleInput.ok) {
    const { intent, last } = settleInput.values;
    const isUnsettle = intent === "mark-waiting";
    requireFound(
      await (isUnsettle ? unsettleThread(actor, threadId) : settleThread(actor, threadId, last)),
    );
    return redirectTo(request, buildThreadUrl(request, threadId));
  }
  const recipient = await getThreadContext(actor, threadId);
  const templateResult = recipient && (await insertMessageTemplate(actor, formData, recipient));
  if (templateResult) return templateResult;
  const form = parseFormData(formData, replyForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { content, attempt } = form.values;
  const files = readFormFiles(formData, fileFields);
  const result = requireFound(await replyToThread(actor, threadId, content, { files, attempt }));
  if (result.ok) return redirectTo(request, buildThreadUrl(request, threadId, result.messageId));
  if (result.reason === "invalid-message")
    return invalidFormResponse({ ...result.errors }, form.submitted);
  return refusalResponse(result, form.submitted, 403);
}

/** The URL of the thread, with the filter of the list beside it. */
function buildThreadUrl(request: Request, threadId: string, sentMessageId?: string): string {
  return `/administration/messages/${threadId}${formatQueryAfterAction(getQuery(request), sentMessageId)}`;
}

async function changeGuest(
  actor: Actor,
  request: Request,
  threadId: string,
  { intent, guest = "" }: z.infer<typeof guestForm>,
) {
  const result = requireFound(
    intent === "include-guest"
      ? await includeAdult(actor, threadId)
      : await removeGuest(actor, threadId, guest),
  );
  return result.ok
    ? redirectTo(request, buildThreadUrl(request, threadId))
    : refusalResponse(result, {}, 409);
}
