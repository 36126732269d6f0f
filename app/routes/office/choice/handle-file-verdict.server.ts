import { approveFile, refuseFile } from "#app/features/decisions/request/review-file.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { fileVerdictForm } from "./choice-forms.server.ts";

/** Is this form the verdict on a file? */
export function isFileVerdictForm(form: FormData): boolean {
  return parseFormData(form, fileVerdictForm.pick({ intent: true })).ok;
}

/** Marks a file as checked or refused, then goes back to `page`, to the part of it that says so. */
export async function handleFileVerdict(
  actor: Actor,
  request: Request,
  form: FormData,
  page: string,
  anchor = "",
) {
  const parsed = parseFormData(form, fileVerdictForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.typed);
  const { intent, file, reason } = parsed.values;
  const result = requireFound(
    intent === "check" ? await approveFile(actor, file) : await refuseFile(actor, file, reason),
  );
  const resultUrl = `${page}${page.includes("?") ? "&" : "?"}fait=${intent}`;
  if (result.ok) return redirectTo(request, resultUrl + (anchor && `#${anchor}`));
  // Several files may stand on the page: the error goes beside the field of this one.
  return invalidFormResponse(
    { [`reason-${file}`]: result.errors.reason ?? "required" },
    parsed.typed,
  );
}
