/** What a form asks of the photograph when nothing else is sent with it. */
export const PHOTO_INTENT = "photo-alone";

/** Without scripts: the box that takes the photograph away when the page is saved. */
export const REMOVE_PHOTO = "removePhoto";

/** Was the photograph sent alone, or taken away alone? */
export function photoAlone(form: FormData | undefined): "keep" | "remove" | null {
  const intent = form?.get(PHOTO_INTENT);
  return intent === "keep" || intent === "remove" ? intent : null;
}
