import { attachPhoto, removePhoto } from "#app/features/admissions/personal-info/photo.server.ts";
import { readDirectFile } from "#app/http/form-files.server.ts";
import { invalidFormResponse, requireFound } from "#app/http/responses.server.ts";
import type { OwnApplication } from "../shell/own-application.server.ts";
import { getPhotoIntent, REMOVE_PHOTO_FIELD } from "./photo-form.ts";

type PhotoOwner = Pick<OwnApplication, "actor" | "application">;

/**
 * Attaches or removes a photo that the script of its field sent alone; returns null for any other form. Refusals: 422
 * with the error code of the photo.
 */
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

/** Attaches the photo of the whole form, or removes it when its checkbox is checked; returns the errors. */
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
