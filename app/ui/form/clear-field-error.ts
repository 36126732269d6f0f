/**
 * A field that was refused and is changed since is no longer said to be wrong: as use-cleared-error.ts, where React is not.
 * For the event `input` of what holds the fields.
 */
export function clearFieldError({ target }: Event): void {
  const input = target as HTMLInputElement;
  const field = input.closest(".has-error");
  // A file that is chosen is judged at once, by who takes it.
  if (!field || input.type === "file") return;
  field.classList.add("is-mended");
  input.removeAttribute("aria-invalid");
  // It describes nothing any more; a hint still does.
  field.querySelector(".field-error")?.removeAttribute("id");
}
