import type { z } from "zod";
import type { Actor } from "#app/features/access/actor.ts";
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

/** Whether the form is an action on notes, the checklist, duplicates or the passport. */
export function isStaffAction(form: FormData): boolean {
  return parseFormData(form, staffActionForm.pick({ intent: true })).ok;
}

/**
 * Runs the action and redirects to its section of the page; 409 with the error code when it is
 * refused. The passport number is returned in the response itself, never in an address. The
 * commands check permission.
 */
export async function handleStaffAction(
  actor: Actor,
  request: Request,
  form: FormData,
  id: string,
) {
  const parsed = parseFormData(form, staffActionForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.submitted);
  const { intent } = parsed.values;
  if (intent === "reveal-passport") return respondWithPassport(actor, id);
  const result = requireFound(await runStaffAction(actor, id, parsed.values));
  const query = getQuery(request);
  if (result.ok) return redirectTo(request, resultUrl(id, query, parsed.values));
  if ("errors" in result)
    return invalidFormResponse(toFieldErrors(parsed.values, result.errors), parsed.submitted);
  return refusalResponse(result, parsed.submitted, 409);
}

/** The URL of the section of the page that announces the result. */
function resultUrl(id: string, query: Query, { intent, theme = "" }: StaffActionInput): string {
  const doneIntent = intent;
  // The officer goes on with the next theme, so the focus goes back to this one.
  if (intent === "check-theme")
    return buildApplicationUrl(id, query, { done: doneIntent, theme }, `theme-${theme}`);
  if (intent.startsWith("duplicate-"))
    return buildApplicationUrl(id, query, { done: doneIntent }, "duplicates");
  // A new note is on the first page of notes.
  return buildApplicationUrl(
    id,
    query,
    intent === "note-add" ? { done: doneIntent, notes: "" } : { done: doneIntent },
    "notes",
  );
}

async function respondWithPassport(actor: Actor, id: string) {
  const revealed = requireFound(await revealPassport(actor, id));
  return revealed.ok
    ? { ok: true as const, isPersistent: true as const, passport: revealed.number }
    : refusalResponse(revealed, {}, 409);
}

function runStaffAction(actor: Actor, id: string, values: StaffActionInput) {
  const { intent, note = "", text, otherId = "", ...check } = values;
  if (intent === "duplicate-different") return dismissDuplicate(actor, id, otherId);
  if (intent === "duplicate-undo") return undoDuplicate(actor, id, otherId);
  if (intent === "duplicate-same") return mergeDuplicates(actor, id, values);
  if (intent === "note-add") return addNote(actor, id, text);
  if (intent === "note-edit") return editNote(actor, note, text);
  if (intent === "note-remove") return removeNote(actor, note);
  if (intent === "note-pin" || intent === "note-unpin")
    return pinNote(actor, note, intent === "note-pin");
  const { theme = "", state = "", version = -1, comment } = check;
  return checkTheme(actor, id, { theme, state, version, comment });
}

/** The officer has to choose which application goes on; the other one is closed. */
function mergeDuplicates(
  actor: Actor,
  id: string,
  { otherId = "", keptId, addChoices }: StaffActionInput,
) {
  const errors = { [`kept-${otherId}`]: "required" };
  if (keptId !== id && keptId !== otherId)
    return { ok: false as const, reason: "invalid" as const, errors };
  const closedId = keptId === id ? otherId : id;
  return confirmDuplicate(actor, keptId, closedId, { add: addChoices === "yes" });
}

/** The page has several notes: the error is shown at the field of this one. */
function toFieldErrors(
  { intent, note }: StaffActionInput,
  errors: Record<string, string>,
): FieldErrors {
  const { note: noteError } = errors;
  return intent === "note-edit" && noteError ? { [`note-${note}`]: noteError } : errors;
}
