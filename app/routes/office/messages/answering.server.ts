import type { Actor } from "#app/features/identity/actor.ts";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { answer } from "#app/features/messaging/letter-form.server.ts";
import { reply } from "#app/features/messaging/message.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { givenFiles } from "#app/http/given-file.server.ts";

/** Answers a person for the school; 404 for a conversation that is not of this officer's campus. */
export async function answerThread(actor: Actor, request: Request, threadId: string) {
  const sent = await request.formData();
  const form = readForm(sent, answer);
  if (!form.ok) return invalid(form.errors, form.typed);
  const files = givenFiles(sent, fileFields);
  const done = orNotFound(await reply(actor, threadId, form.values.content, files));
  if (done.ok) return goTo(request, `/administration/messages/${threadId}?sent`);
  if (done.reason === "invalid-message") return invalid({ ...done.errors }, form.typed);
  return refused(done, form.typed, 403);
}
