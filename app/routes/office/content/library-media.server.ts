import type { Actor } from "#app/features/access/actor.ts";
import type { FieldValues } from "#app/features/content/editing/form-fields.ts";
import { addMedium } from "#app/features/media/add-medium.server.ts";
import { listMedia } from "#app/features/media/library.server.ts";
import { readDirectFile } from "#app/http/form-files.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getThumbnailUrl } from "../media/media-list.server.ts";
import type { LibraryMedium } from "./content-form-state.ts";

/** The media that a form can select; empty when the actor may not edit content. */
export async function listLibraryMedia(actor: Actor): Promise<LibraryMedium[]> {
  const media = (await listMedia(actor)) ?? [];
  return media.map((medium) => {
    const { kind, name, title, titleEn } = medium;
    return { kind, name, title, titleEn, thumbnail: getThumbnailUrl(medium) };
  });
}

type MediumUpload = { intent: string; values: FieldValues; form: FormData };

/**
 * Uploads the file of a medium field (`upload-picture:fr.scene.name`) to the library and selects it.
 * Null when another button was clicked; `addMedium` checks permission.
 */
export async function uploadMediumToField(actor: Actor, { intent, values, form }: MediumUpload) {
  const [, kind, path = ""] =
    /^upload-(picture|video):((?:fr|en)(?:\.[\w-]+)*)$/.exec(intent) ?? [];
  if (!kind) return null;
  const file = readDirectFile(form, `${path}.$file`);
  const added = requireFound(await addMedium(actor, file, kind as "picture" | "video"));
  if (!added.ok)
    return { submitted: values, picking: path, errors: { [path]: added.reason }, status: 422 };
  const updated: FieldValues = { ...values, [path]: added.name };
  return { submitted: updated, picking: "", errors: {} as Record<string, string>, status: 200 };
}
