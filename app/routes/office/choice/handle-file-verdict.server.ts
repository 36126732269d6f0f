import type { Actor } from "#app/features/access/actor.ts";
import { approveFile, refuseFile } from "#app/features/decisions/request/review-file.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { fileVerdictForm } from "./choice-forms.server.ts";

export function isFileVerdictForm(form: FormData): boolean {
  return parseFormData(form, fileVerdictForm.pick({ intent: true })).ok;
}

/**
 * Approves or refuses a file and redirects to `page#anchor`; 422 without a reason. The commands
 * check permission.
 */
export async function handleFileVerdict(
  actor: Actor,
  request: Request,
  form: FormData,
  page: string,
  anchor = "",
) {
  const parsed = parseFormData(form, fileVerdictForm);
  if (!parsed.ok) return invalidFormResponse(parsed.errors, parsed.submitted);
  const { intent, file, reason } = parsed.values;
  const result = requireFound(
    intent === "approve-file"
      ? await approveFile(actor, file)
      : await refuseFile(actor, file, reason),
  );
  const resultUrl = `${page}${page.includes("?") ? "&" : "?"}done=${intent}`;
  if (result.ok) return redirectTo(request, resultUrl + (anchor && `#${anchor}`));
  // The page may show several files: the error is shown at the field of this one.
  return invalidFormResponse(
    { [`reason-${file}`]: result.errors.reason ?? "required" },
    parsed.submitted,
  );
}
