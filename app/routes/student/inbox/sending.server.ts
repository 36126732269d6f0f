import { openApplication } from "#app/features/admissions/application.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { answer, toSchool } from "#app/features/messaging/letter-form.server.ts";
import { type NotSent, reply, writeToSchool } from "#app/features/messaging/message.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { parseForm, type Typed } from "#app/http/form.server.ts";

/** Sends what was written to the school, about the person's application when they have one. */
export async function sendNew(actor: Actor, request: Request) {
  const form = await parseForm(request, toSchool);
  if (!form.ok) return invalid(form.errors, form.typed);
  const application = await openApplication(actor);
  const sent = await writeToSchool(actor, { ...form.values, applicationId: application?.id });
  return sent.ok ? goTo(request, pathOf(sent.threadId)) : notSent(sent, form.typed);
}

/** Adds an answer to a conversation of this person; 404 for any other. */
export async function sendReply(actor: Actor, request: Request, threadId: string) {
  const form = await parseForm(request, answer);
  if (!form.ok) return invalid(form.errors, form.typed);
  const sent = orNotFound(await reply(actor, threadId, form.values.content));
  return sent.ok ? goTo(request, pathOf(sent.threadId)) : notSent(sent, form.typed);
}

function pathOf(threadId: string): string {
  return `/espace-etudiant/messagerie/${threadId}?sent`;
}

function notSent(refusal: NotSent, typed: Typed) {
  if (refusal.reason === "invalid-message") return invalid({ ...refusal.errors }, typed);
  return refused(refusal, typed, refusal.reason === "too-many-messages" ? 429 : 403);
}
