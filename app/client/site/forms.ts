import { clearFieldError } from "#app/ui/form/clear-field-error.ts";
import { startCharacterCounter } from "#app/ui/form/start-character-counter.ts";
import { togglePassword } from "#app/ui/form/toggle-password.ts";

/** The forms of the public pages and of the doors: a password is shown, and counted; a mended field is not wrong. */
export function enhanceForms(): void {
  for (const toggle of document.querySelectorAll<HTMLElement>(".password-input [data-other]"))
    toggle.onclick = () => togglePassword(toggle);
  for (const box of document.querySelectorAll<HTMLElement>("[data-least]"))
    startCharacterCounter(box);
  document.addEventListener("input", clearFieldError);
}
