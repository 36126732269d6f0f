import { attachPhoto, removePhoto } from "#app/features/admissions/personal-info/photo.server.ts";
import { readDirectFile } from "#app/http/form-files.server.ts";
import { invalidFormResponse, requireFound } from "#app/http/responses.server.ts";
import type { OwnApplication } from "../shell/own-application.server.ts";
import { getPhotoIntent, REMOVE_PHOTO_FIELD } from "./photo-form.ts";

type PhotoOwner = Pick<OwnApplication, "actor" | "application">;

/** Keeps or drops a photograph that was sent alone (by the script of its field); null for any other form. */
export async function handlePhotoForm({ actor, application: { id } }: PhotoOwner, form: FormData) {
  const intent = getPhotoIntent(form);
  if (!intent) return null;
  const file = readDirectFile(form, "photo");
  if (intent === "keep" && !file) return invalidFormResponse({ photo: "required" }, {});
  const result = requireFound(
    intent === "keep" && file ? await attachPhoto(actor, id, file) : await removePhoto(actor, id),
  );
  if (result.ok) return { ok: true as const, photo: result.photo };
  return invalidFormResponse(
    { photo: result.reason === "invalid" ? result.errors.photo : result.reason },
    {},
  );
}

/** Keeps the photograph that came with the whole form, or drops it where its box is ticked; what is wrong with it. */
export async function savePhotoFromForm(
  { actor, application: { id } }: PhotoOwner,
  form: FormData,
): Promise<Record<string, string>> {
  const file = readDirectFile(form, "photo");
  if (!file && form.get(REMOVE_PHOTO_FIELD) !== "on") return {};
  const result = requireFound(
    file ? await attachPhoto(actor, id, file) : await removePhoto(actor, id),
  );
  return !result.ok && result.reason === "invalid" ? result.errors : {};
}
