import { rememberPageId } from "#app/client/offline/device-page-ids.ts";
import type { Autosave } from "./autosave.ts";
import { BASE_HASHES_FIELD, SAVE_ID_FIELD } from "./wire-format.ts";

/** Passes the input and the submit of a form to its autosave; returns a function that stops it. */
export function listenToForm(form: HTMLFormElement, autosave: Autosave): () => void {
  const onFocusOut = (event: FocusEvent) => {
    const field = (event.target as Element).closest(".field");
    // Moving between the inputs of one date does not leave its field.
    if (field && !field.contains(event.relatedTarget as Node | null)) autosave.onBlur();
  };
  const onChange = ({ target }: Event) => {
    const isChoiceInput =
      target instanceof HTMLSelectElement ||
      /^(radio|checkbox)$/.test((target as HTMLInputElement).type);
    if (isChoiceInput) autosave.onBlur();
  };
  const onSubmit = () => {
    const hiddenValues = {
      [BASE_HASHES_FIELD]: autosave.baseHashes,
      [SAVE_ID_FIELD]: autosave.saveId,
    };
    for (const [name, value] of Object.entries(hiddenValues)) {
      const input = form.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    rememberPageId(autosave.saveId);
    autosave.pause();
  };
  const onVisibilityChange = () => void (document.hidden ? autosave.onBlur() : autosave.send());
  const onOnline = () => void autosave.onOnline();
  form.addEventListener("input", autosave.onInput);
  form.addEventListener("focusout", onFocusOut);
  form.addEventListener("change", onChange);
  form.addEventListener("submit", onSubmit, { capture: true });
  document.addEventListener("visibilitychange", onVisibilityChange);
  addEventListener("online", onOnline);
  return () => {
    form.removeEventListener("input", autosave.onInput);
    form.removeEventListener("focusout", onFocusOut);
    form.removeEventListener("change", onChange);
    form.removeEventListener("submit", onSubmit, { capture: true });
    document.removeEventListener("visibilitychange", onVisibilityChange);
    removeEventListener("online", onOnline);
  };
}
