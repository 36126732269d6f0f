import { checkFile, refuseFile } from "#app/features/decisions/request/file-verdict.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { verdictForm } from "./forms.server.ts";

/** Is this form the verdict on a file? */
export function isVerdict(form: FormData): boolean {
  return readForm(form, verdictForm.pick({ intent: true })).ok;
}

/** Marks a file as checked or refused, then goes back to `page`, to the part of it that says so. */
export async function judgeFile(
  actor: Actor,
  request: Request,
  form: FormData,
  page: string,
  part = "",
) {
  const read = readForm(form, verdictForm);
  if (!read.ok) return invalid(read.errors, read.typed);
  const { intent, file, reason } = read.values;
  const done = orNotFound(
    intent === "check" ? await checkFile(actor, file) : await refuseFile(actor, file, reason),
  );
  const said = `${page}${page.includes("?") ? "&" : "?"}fait=${intent}`;
  if (done.ok) return goTo(request, said + (part && `#${part}`));
  // Several files may stand on the page: the error goes beside the field of this one.
  return invalid({ [`reason-${file}`]: done.errors.reason ?? "required" }, read.typed);
}
