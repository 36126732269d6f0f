/** What a form asks of the photograph when nothing else is sent with it. */
export const PHOTO_INTENT_FIELD = "photo-alone";

/** Without scripts: the box that takes the photograph away when the page is saved. */
export const REMOVE_PHOTO_FIELD = "removePhoto";

/** Was the photograph sent alone, or taken away alone? */
export function getPhotoIntent(form: FormData | undefined): "keep" | "remove" | null {
  const intent = form?.get(PHOTO_INTENT_FIELD);
  return intent === "keep" || intent === "remove" ? intent : null;
}
