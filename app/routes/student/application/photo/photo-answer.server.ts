import { attachPhoto, removePhoto } from "#app/features/admissions/personal-info/photo.server.ts";
import { invalid, orNotFound } from "#app/http/answer.server.ts";
import { fileOf } from "#app/http/given-file.server.ts";
import type { Own } from "../frame/own.server.ts";
import { photoAlone, REMOVE_PHOTO } from "./photo-form.ts";

type Mine = Pick<Own, "actor" | "application">;

/** Keeps or drops a photograph that was sent alone (by the script of its field); null for any other form. */
export async function answerPhotoAlone({ actor, application: { id } }: Mine, form: FormData) {
  const intent = photoAlone(form);
  if (!intent) return null;
  const file = fileOf(form, "photo");
  if (intent === "keep" && !file) return invalid({ photo: "required" }, {});
  const done = orNotFound(
    intent === "keep" && file ? await attachPhoto(actor, id, file) : await removePhoto(actor, id),
  );
  if (done.ok) return { ok: true as const, photo: done.photo };
  return invalid({ photo: done.reason === "invalid" ? done.errors.photo : done.reason }, {});
}

/** Keeps the photograph that came with the whole form, or drops it where its box is ticked; what is wrong with it. */
export async function takePhoto(
  { actor, application: { id } }: Mine,
  form: FormData,
): Promise<Record<string, string>> {
  const file = fileOf(form, "photo");
  if (!file && form.get(REMOVE_PHOTO) !== "on") return {};
  const done = orNotFound(file ? await attachPhoto(actor, id, file) : await removePhoto(actor, id));
  return !done.ok && done.reason === "invalid" ? done.errors : {};
}
