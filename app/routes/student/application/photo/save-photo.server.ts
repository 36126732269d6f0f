import { attachPhoto, removePhoto } from "#app/features/admissions/personal-info/photo.server.ts";
import { invalid, orNotFound } from "#app/http/answer.server.ts";
import { fileOf } from "#app/http/given-file.server.ts";
import type { OwnApplication } from "../shell/own-application.server.ts";
import { getPhotoIntent, REMOVE_PHOTO_FIELD } from "./photo-form.ts";

type PhotoOwner = Pick<OwnApplication, "actor" | "application">;

/** Keeps or drops a photograph that was sent alone (by the script of its field); null for any other form. */
export async function handlePhotoForm({ actor, application: { id } }: PhotoOwner, form: FormData) {
  const intent = getPhotoIntent(form);
  if (!intent) return null;
  const file = fileOf(form, "photo");
  if (intent === "keep" && !file) return invalid({ photo: "required" }, {});
  const result = orNotFound(
    intent === "keep" && file ? await attachPhoto(actor, id, file) : await removePhoto(actor, id),
  );
  if (result.ok) return { ok: true as const, photo: result.photo };
  return invalid({ photo: result.reason === "invalid" ? result.errors.photo : result.reason }, {});
}

/** Keeps the photograph that came with the whole form, or drops it where its box is ticked; what is wrong with it. */
export async function savePhotoFromForm(
  { actor, application: { id } }: PhotoOwner,
  form: FormData,
): Promise<Record<string, string>> {
  const file = fileOf(form, "photo");
  if (!file && form.get(REMOVE_PHOTO_FIELD) !== "on") return {};
  const result = orNotFound(
    file ? await attachPhoto(actor, id, file) : await removePhoto(actor, id),
  );
  return !result.ok && result.reason === "invalid" ? result.errors : {};
}
