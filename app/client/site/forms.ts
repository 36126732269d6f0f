import { countTyped } from "#app/ui/form/count-typed.ts";
import { mendField } from "#app/ui/form/mend-field.ts";
import { showPassword } from "#app/ui/form/show-password.ts";

/** The forms of the public pages and of the doors: a password is shown, and counted; a mended field is not wrong. */
export function enhanceForms(): void {
  for (const toggle of document.querySelectorAll<HTMLElement>(".password-input [data-other]"))
    toggle.onclick = () => showPassword(toggle);
  for (const box of document.querySelectorAll<HTMLElement>("[data-least]")) countTyped(box);
  document.addEventListener("input", mendField);
}
