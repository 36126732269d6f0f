import type { z } from "zod";
import { includeAdult } from "#app/features/admissions/consent/adult-guest.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { removeGuest } from "#app/features/messaging/guest/guest.server.ts";
import { aboutGuest, answer, settling } from "#app/features/messaging/letter-form.server.ts";
import { queryAfter } from "#app/features/messaging/list-view.ts";
import { reply } from "#app/features/messaging/message.server.ts";
import { settleThread, unsettleThread } from "#app/features/messaging/settle.server.ts";
import { aboutThread } from "#app/features/messaging/thread.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { givenFiles } from "#app/http/given-file.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { insertedIn } from "./inserting.server.ts";

/**
 * Answers a person for the school, or says that there is nothing to answer, or includes an adult, or takes one out;
 * 404 for a conversation that is not of this officer's campus.
 */
export async function answerThread(actor: Actor, request: Request, threadId: string) {
  const sent = await sentForm(request);
  const guest = readForm(sent, aboutGuest);
  if (guest.ok) return changeGuest(actor, request, threadId, guest.values);
  const settled = readForm(sent, settling);
  if (settled.ok) {
    const { intent, last } = settled.values;
    const waits = intent === "unsettle";
    orNotFound(
      await (waits ? unsettleThread(actor, threadId) : settleThread(actor, threadId, last)),
    );
    return goTo(request, pathAfter(request, threadId));
  }
  const about = await aboutThread(actor, threadId);
  const inserted = about && (await insertedIn(actor, sent, about));
  if (inserted) return inserted;
  const form = readForm(sent, answer);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { content, attempt } = form.values;
  const files = givenFiles(sent, fileFields);
  const done = orNotFound(await reply(actor, threadId, content, { files, attempt }));
  if (done.ok) return goTo(request, pathAfter(request, threadId, done.messageId));
  if (done.reason === "invalid-message") return invalid({ ...done.errors }, form.typed);
  return refused(done, form.typed, 403);
}

/** The conversation, beside the same list. */
function pathAfter(request: Request, threadId: string, sent?: string): string {
  return `/administration/messages/${threadId}${queryAfter(queryOf(request), sent)}`;
}

async function changeGuest(
  actor: Actor,
  request: Request,
  threadId: string,
  { intent, guest = "" }: z.infer<typeof aboutGuest>,
) {
  const done = orNotFound(
    intent === "include-guest"
      ? await includeAdult(actor, threadId)
      : await removeGuest(actor, threadId, guest),
  );
  return done.ok ? goTo(request, pathAfter(request, threadId)) : refused(done, {}, 409);
}
