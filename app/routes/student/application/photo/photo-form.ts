/** Form field with the intent of a form that contains only the photo. */
export const PHOTO_INTENT_FIELD = "photo-alone";

/** Checkbox that removes the photo when the page is saved without scripts. */
export const REMOVE_PHOTO_FIELD = "removePhoto";

/** Returns the intent of a form that contains only the photo; null for any other form. */
export function getPhotoIntent(form: FormData | undefined): "keep" | "remove" | null {
  const intent = form?.get(PHOTO_INTENT_FIELD);
  return intent === "keep" || intent === "remove" ? intent : null;
}

/** The key of the fetcher that sends a form with only the photo. */
export const PHOTO_FETCHER_KEY = "photo";
