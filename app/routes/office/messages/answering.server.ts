import type { Actor } from "#app/features/identity/actor.ts";
import { answer } from "#app/features/messaging/letter-form.server.ts";
import { reply } from "#app/features/messaging/message.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { parseForm } from "#app/http/form.server.ts";

/** Answers a person for the school; 404 for a conversation that is not of this officer's campus. */
export async function answerThread(actor: Actor, request: Request, threadId: string) {
  const form = await parseForm(request, answer);
  if (!form.ok) return invalid(form.errors, form.typed);
  const sent = orNotFound(await reply(actor, threadId, form.values.content));
  if (sent.ok) return goTo(request, `/administration/messages/${threadId}?sent`);
  if (sent.reason === "invalid-message") return invalid({ ...sent.errors }, form.typed);
  return refused(sent, form.typed, 403);
}
