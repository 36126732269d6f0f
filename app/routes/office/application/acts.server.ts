import type { z } from "zod";
import type { Actor } from "#app/features/identity/actor.ts";
import { checkTheme } from "#app/features/review/checklist.server.ts";
import {
  followOne,
  sayDifferent,
  undoDouble,
} from "#app/features/review/doubles/doubles.server.ts";
import { addNote, editNote, pinNote, removeNote } from "#app/features/review/notes/notes.server.ts";
import { revealPassport } from "#app/features/review/passport.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { type FieldErrors, readForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import type { Query } from "#app/lib/query.ts";
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
  const looked = queryOf(request);
  if (done.ok) return goTo(request, answeredAt(id, looked, read.values));
  if ("errors" in done) return invalid(fieldsOf(read.values, done.errors), read.typed);
  return refused(done, read.typed, 409);
}

/** The part of the page where it was pressed, as it says that it is done. */
function answeredAt(id: string, looked: Query, { intent, theme = "" }: Values): string {
  const fait = intent;
  // Who looks at a file goes on from one theme to the next.
  if (intent === "theme") return placeOf(id, looked, { fait, theme }, `theme-${theme}`);
  if (intent.startsWith("double-")) return placeOf(id, looked, { fait }, "doubles");
  // A new note is at the head of the first page.
  return placeOf(id, looked, intent === "note-add" ? { fait, notes: "" } : { fait }, "notes");
}

async function showPassport(actor: Actor, id: string) {
  const shown = orNotFound(await revealPassport(actor, id));
  return shown.ok
    ? { ok: true as const, stays: true as const, passport: shown.number }
    : refused(shown, {}, 409);
}

function act(actor: Actor, id: string, values: Values) {
  const { intent, note = "", words, other = "", ...looked } = values;
  if (intent === "double-different") return sayDifferent(actor, id, other);
  if (intent === "double-undo") return undoDouble(actor, id, other);
  if (intent === "double-same") return follow(actor, id, values);
  if (intent === "note-add") return addNote(actor, id, words);
  if (intent === "note-edit") return editNote(actor, note, words);
  if (intent === "note-remove") return removeNote(actor, note);
  if (intent === "note-pin" || intent === "note-unpin")
    return pinNote(actor, note, intent === "note-pin");
  const { theme = "", state = "", version = -1 } = looked;
  return checkTheme(actor, id, { theme, state, version, words });
}

/** One of the two is followed: the officer has to say which. */
function follow(actor: Actor, id: string, { other = "", kept, add }: Values) {
  const wrong = { [`kept-${other}`]: "required" };
  if (kept !== id && kept !== other)
    return { ok: false as const, reason: "invalid" as const, errors: wrong };
  const closed = kept === id ? other : id;
  return followOne(actor, kept, closed, { add: add === "yes" });
}

/** Several notes stand on the page: the error goes beside the field of this one. */
function fieldsOf({ intent, note }: Values, errors: Record<string, string>): FieldErrors {
  const { note: wrong } = errors;
  return intent === "note-edit" && wrong ? { [`note-${note}`]: wrong } : errors;
}
