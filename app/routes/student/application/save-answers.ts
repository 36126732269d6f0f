import { data } from "react-router";
import { z } from "zod";
import { parseHashes } from "#app/features/admissions/personal-info/merge-answers.ts";
import { savePersonalInfo } from "#app/features/admissions/personal-info/personal-info.server.ts";
import { infoParts } from "#app/features/admissions/personal-info/personal-info.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import { describeRequestDevice } from "#app/http/request-device.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { formErrorMessagesByField } from "#app/i18n/form-error-message.ts";
import type { Route } from "./+types/save-answers";
import type { SaveResponse } from "./autosave/autosave.ts";
import { getInfoSchema } from "./shell/application-forms.server.ts";
import { PERSONAL_INFO_PATH } from "./shell/application-paths.ts";
import { getOwnApplicationByNumber } from "./shell/own-application.server.ts";

const headerSchema = z.object({
  part: z.enum(infoParts),
  writer: z.string().regex(/^[\w-]{8,40}$/),
});

/** GET only redirects to the form: the autosave posts the answers. */
export function loader({ request }: Route.LoaderArgs) {
  return redirectTo(request, PERSONAL_INFO_PATH);
}

/**
 * Saves the answers of the autosave and returns a `SaveResponse`. Answers 200 for
 * refused answers (`errors`) and conflicts (`other`) too, 422 for a request that no page sends, 409 when the application
 * or the section no longer accepts answers, 404 for another user's number.
 */
export async function action(args: Route.ActionArgs) {
  const formData = await readFormData(args.request);
  const header = headerSchema.safeParse(Object.fromEntries(formData));
  if (!header.success) throw data(null, { status: 422 });
  const { part, writer: saveId } = header.data;
  const { actor, application, locale } = requireFound(await getOwnApplicationByNumber(args));
  const form = parseFormData(formData, getInfoSchema(part));
  if (!form.ok) throw data(null, { status: 422 });
  const { seen, writer: _, ...submitted } = form.values;
  const saveOptions = {
    baseHashes: parseHashes(seen),
    isAutosave: submitted.finished === undefined,
    saveId,
    device: describeRequestDevice(args.request),
  };
  const saved = requireFound(
    await savePersonalInfo(actor, application.id, part, submitted, saveOptions),
  );
  if (!saved.ok && saved.reason === "application-submitted") throw data(null, { status: 409 });
  const response: SaveResponse = {
    savedAt: saved.savedAt.toISOString(),
    marks: { ...saved.marks, ...saved.newer.marks },
    newer: saved.newer.answers,
    errors: saved.ok ? {} : formErrorMessagesByField(locale, saved.errors),
    other:
      !saved.ok && saved.reason === "changed-elsewhere"
        ? { stored: saved.stored, differing: saved.differing, by: saved.by }
        : null,
  };
  return Response.json(response);
}
