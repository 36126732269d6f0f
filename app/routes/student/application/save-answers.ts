import { data } from "react-router";
import { z } from "zod";
import { infoParts } from "#app/features/admissions/application-fields.ts";
import { findOwnApplication } from "#app/features/admissions/editable-application.server.ts";
import { savePersonalInfo } from "#app/features/admissions/personal-info/personal-info.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import { describeRequestDevice } from "#app/http/request-device.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { formErrorMessagesByField } from "#app/i18n/form-error-message.ts";
import { getLocale } from "#app/i18n/locale.ts";
import type { Route } from "./+types/save-answers";
import type { SaveResponse } from "./autosave/autosave.ts";
import { encodeSaveResponse, SAVE_ID_FIELD, SECTION_STATUS_FIELD } from "./autosave/wire-format.ts";
import { getInfoSchema, splitInfoForm } from "./shell/application-forms.server.ts";
import { getApplicationNumber, PERSONAL_INFO_PATH } from "./shell/application-paths.ts";

const headerSchema = z.object({
  part: z.enum(infoParts),
  [SAVE_ID_FIELD]: z.string().regex(/^[\w-]{8,40}$/),
});

/** GET only redirects to the form: the autosave posts the answers. */
export function loader({ request }: Route.LoaderArgs) {
  return redirectTo(request, PERSONAL_INFO_PATH);
}

/**
 * Saves the answers of the autosave for their candidate, and returns a `SaveResponse`. Answers 200 for refused answers
 * and conflicts too, 422 for a request that no page sends, 409 when the application or the section no longer accepts
 * answers, 404 for another user's number.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readFormData(request);
  const header = headerSchema.safeParse(Object.fromEntries(formData));
  if (!header.success) throw data(null, { status: 422 });
  const { part } = header.data;
  const actor = context.get(actorContext);
  const application = requireFound(await findOwnApplication(actor, getApplicationNumber(request)));
  const form = parseFormData(formData, getInfoSchema(part));
  if (!form.ok) throw data(null, { status: 422 });
  const { answers, baseHashes, saveId } = splitInfoForm(form.values);
  const saved = requireFound(
    await savePersonalInfo(actor, application.id, part, answers, {
      baseHashes,
      saveId,
      isAutosave: answers[SECTION_STATUS_FIELD] === undefined,
      device: describeRequestDevice(request),
    }),
  );
  if (!saved.ok && saved.reason === "application-submitted") throw data(null, { status: 409 });
  const response: SaveResponse = {
    savedAt: saved.savedAt.toISOString(),
    hashes: { ...saved.hashes, ...saved.newer.hashes },
    newer: saved.newer.answers,
    errors: saved.ok
      ? {}
      : formErrorMessagesByField(getLocale(new URL(request.url).pathname), saved.errors),
    conflict:
      !saved.ok && saved.reason === "changed-elsewhere"
        ? { stored: saved.stored, fields: saved.conflicts, sources: saved.sources }
        : null,
  };
  return Response.json(encodeSaveResponse(response));
}
