import type { z } from "zod";
import type { Actor } from "#app/features/identity/actor.ts";
import { checkTheme } from "#app/features/review/checklist.server.ts";
import { addNote, editNote, pinNote, removeNote } from "#app/features/review/notes.server.ts";
import { revealPassport } from "#app/features/review/passport.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { fileForm } from "./forms.server.ts";
import { placeOf } from "./place.ts";

type Values = z.infer<typeof fileForm>;

/** Is this form one of those the staff have for themselves? */
export function isAct(form: FormData): boolean {
  return readForm(form, fileForm.pick({ intent: true })).ok;
}

/** Does it, then comes back to the part of the page where it was pressed; a passport is shown by the answer itself. */
export async function actOn(actor: Actor, request: Request, form: FormData, id: string) {
  const read = readForm(form, fileForm);
  if (!read.ok) return invalid(read.errors, read.typed);
  const { intent } = read.values;
  if (intent === "show-passport") return showPassport(actor, id);
  const done = orNotFound(await act(actor, id, read.values));
  const part = intent === "check" ? "checklist" : "notes";
  const looked = new URL(request.url).searchParams;
  // A new note is at the head of the first page.
  const more = { fait: intent, ...(intent === "note-add" ? { notes: "" } : {}) };
  if (done.ok) return goTo(request, placeOf(id, looked, more, part));
  if ("errors" in done) return invalid(fieldsOf(read.values, done.errors), read.typed);
  return refused(done, read.typed, 409);
}

async function showPassport(actor: Actor, id: string) {
  const shown = orNotFound(await revealPassport(actor, id));
  return shown.ok ? { ok: true as const, passport: shown.number } : refused(shown, {}, 409);
}

function act(actor: Actor, id: string, { intent, note = "", words, ...looked }: Values) {
  if (intent === "note-add") return addNote(actor, id, words);
  if (intent === "note-edit") return editNote(actor, note, words);
  if (intent === "note-remove") return removeNote(actor, note);
  if (intent === "note-pin" || intent === "note-unpin")
    return pinNote(actor, note, intent === "note-pin");
  const { theme = "", state = "", version = -1 } = looked;
  return checkTheme(actor, id, { theme, state, version, words });
}

/** Several notes stand on the page: the error goes beside the field of this one. */
function fieldsOf({ intent, note }: Values, errors: Record<string, string>) {
  const { note: wrong } = errors;
  return intent === "note-edit" && wrong ? { [`note-${note}`]: wrong } : errors;
}
