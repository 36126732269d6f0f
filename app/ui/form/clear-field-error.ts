/**
 * Clears the error of a field once its value is edited: the counterpart of use-cleared-error.ts for pages without
 * React. Register it for the `input` event on an ancestor of the fields.
 */
export function clearFieldError({ target }: Event): void {
  const input = target as HTMLInputElement;
  const field = input.closest(".has-error");
  // A chosen file is validated at once by its own upload code.
  if (!field || input.type === "file") return;
  field.classList.add("is-edited");
  input.removeAttribute("aria-invalid");
  // Without its id the hidden error no longer describes the input; a hint still does.
  field.querySelector(".field-error")?.removeAttribute("id");
}
