import type { z } from "zod";
import type { Actor } from "#app/features/identity/actor.ts";
import { checkTheme } from "#app/features/review/checklist.server.ts";
import {
  confirmDuplicate,
  dismissDuplicate,
  undoDuplicate,
} from "#app/features/review/duplicates/decide-duplicates.server.ts";
import {
  addNote,
  editNote,
  pinNote,
  removeNote,
} from "#app/features/review/notes/edit-notes.server.ts";
import { revealPassport } from "#app/features/review/reveal-passport.server.ts";
import { type FieldErrors, parseFormData } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import type { Query } from "#app/lib/query.ts";
import { buildApplicationUrl } from "./application-url.ts";
import { staffActionForm } from "./staff-action-form.server.ts";

type StaffActionInput = z.infer<typeof staffActionForm>;

/** Is this form one of those the staff have for themselves? */
export function isStaffAction(form: FormData): boolean {
  return parseFormData(form, staffActionForm.pick({ intent: true })).ok;
}

/** Does it, then comes back to the part of the page where it was pressed; a passport is shown by the answer itself. */
export async function handleStaffAction(
  actor: Actor,
  request: Request,
  form: FormData,
  id: string,
) {
  const parsed = parseFormData(form, staffActionForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.typed);
  const { intent } = parsed.values;
  if (intent === "show-passport") return showPassport(actor, id);
  const result = requireFound(await runStaffAction(actor, id, parsed.values));
  const query = getQuery(request);
  if (result.ok) return redirectTo(request, resultUrl(id, query, parsed.values));
  if ("errors" in result)
    return invalidFormResponse(toFieldErrors(parsed.values, result.errors), parsed.typed);
  return refusalResponse(result, parsed.typed, 409);
}

/** The part of the page where it was pressed, as it says that it is done. */
function resultUrl(id: string, query: Query, { intent, theme = "" }: StaffActionInput): string {
  const doneIntent = intent;
  // Who looks at a file goes on from one theme to the next.
  if (intent === "theme")
    return buildApplicationUrl(id, query, { fait: doneIntent, theme }, `theme-${theme}`);
  if (intent.startsWith("duplicate-"))
    return buildApplicationUrl(id, query, { fait: doneIntent }, "doubles");
  // A new note is at the head of the first page.
  return buildApplicationUrl(
    id,
    query,
    intent === "note-add" ? { fait: doneIntent, notes: "" } : { fait: doneIntent },
    "notes",
  );
}

async function showPassport(actor: Actor, id: string) {
  const revealed = requireFound(await revealPassport(actor, id));
  return revealed.ok
    ? { ok: true as const, stays: true as const, passport: revealed.number }
    : refusalResponse(revealed, {}, 409);
}

function runStaffAction(actor: Actor, id: string, values: StaffActionInput) {
  const { intent, note = "", words, other = "", ...check } = values;
  if (intent === "duplicate-different") return dismissDuplicate(actor, id, other);
  if (intent === "duplicate-undo") return undoDuplicate(actor, id, other);
  if (intent === "duplicate-same") return mergeDuplicates(actor, id, values);
  if (intent === "note-add") return addNote(actor, id, words);
  if (intent === "note-edit") return editNote(actor, note, words);
  if (intent === "note-remove") return removeNote(actor, note);
  if (intent === "note-pin" || intent === "note-unpin")
    return pinNote(actor, note, intent === "note-pin");
  const { theme = "", state = "", version = -1 } = check;
  return checkTheme(actor, id, { theme, state, version, words });
}

/** One of the two is followed: the officer has to say which. */
function mergeDuplicates(actor: Actor, id: string, { other = "", kept, add }: StaffActionInput) {
  const errors = { [`kept-${other}`]: "required" };
  if (kept !== id && kept !== other)
    return { ok: false as const, reason: "invalid" as const, errors };
  const closed = kept === id ? other : id;
  return confirmDuplicate(actor, kept, closed, { add: add === "yes" });
}

/** Several notes stand on the page: the error goes beside the field of this one. */
function toFieldErrors(
  { intent, note }: StaffActionInput,
  errors: Record<string, string>,
): FieldErrors {
  const { note: noteError } = errors;
  return intent === "note-edit" && noteError ? { [`note-${note}`]: noteError } : errors;
}
