import {
  confirmInterview,
  requestOtherTime,
} from "#app/features/decisions/interview/answer-interview.server.ts";
import { answerRequest } from "#app/features/decisions/request/request.server.ts";
import { replaceFile } from "#app/features/decisions/request/review-file.server.ts";
import { sendCorrections } from "#app/features/decisions/request/send-corrections.server.ts";
import type { UploadedFile } from "#app/features/documents/uploaded-file.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { givenFile } from "#app/http/given-file.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { STATUS } from "../frame/addresses.ts";
import type { OwnSent } from "../frame/own-sent.server.ts";
import { answerForm } from "./forms.server.ts";

/** What the page says when it is done. */
const said = {
  answer: "answered",
  replace: "replaced",
  "confirm-interview": "confirmed",
  "other-time": "other-time",
  "send-corrections": "corrected",
} as const;

type Sent = {
  actor: Actor;
  locale: Locale;
  about: string;
  words?: string;
  file: UploadedFile;
  mark?: string;
  nothing?: "on";
};

function answerBy(intent: keyof typeof said, { actor, about, words, file, ...seen }: Sent) {
  if (intent === "send-corrections") return sendOn(actor, about, { words, ...seen });
  if (intent === "answer") return answerRequest(actor, about, { words, file });
  if (intent === "replace") return replaceFile(actor, about, file);
  return intent === "other-time"
    ? requestOtherTime(actor, about, words)
    : confirmInterview(actor, about);
}

type Answered =
  | { ok: true }
  | { ok: false; errors: Record<string, string> }
  | { ok: false; reason: string }
  | null;
type Seen = Pick<Sent, "locale" | "mark" | "nothing" | "words">;

/** Sends corrections; that nothing changed is said beside its box, what is missing above the button. */
async function sendOn(
  actor: Actor,
  about: string,
  { locale, mark = "", nothing, words }: Seen,
): Promise<Answered> {
  const seen = { mark, locale, nothing: nothing === "on", words };
  const done = await sendCorrections(actor, about, seen);
  if (!done || done.ok || "errors" in done) return done;
  if (done.reason === "corrections-none") return { ok: false, errors: { nothing: done.reason } };
  return "missing" in done ? { ok: false, reason: "corrections-incomplete" } : done;
}

/** What the candidate sends on the page that follows their application: an answer, or another file. */
export async function answerOn({ actor, application, locale }: OwnSent, request: Request) {
  const sent = await sentForm(request);
  const form = readForm(sent, answerForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { intent, ...answer } = form.values;
  const { about } = answer;
  const file = givenFile(sent, "file");
  const done = orNotFound(await answerBy(intent, { actor, locale, ...answer, file }));
  if (done.ok) {
    const fait = said[intent];
    return goTo(request, `${STATUS}?candidature=${application.number}&fait=${fait}`);
  }
  if (!("errors" in done)) return refused(done, form.typed, 409);
  // Several forms stand on the page: the error goes beside the field of the one that was sent.
  const named = Object.entries(done.errors).map(([field, why]) => [`${field}-${about}`, why]);
  return invalid(Object.fromEntries(named), form.typed);
}
