import { clearFieldError } from "#app/ui/form/clear-field-error.ts";
import { startCharacterCounter } from "#app/ui/form/start-character-counter.ts";
import { togglePassword } from "#app/ui/form/toggle-password.ts";

/**
 * Enhances the forms of public and sign-in pages: show password, character counter, errors that disappear when a
 * field is corrected.
 */
export function enhanceForms(): void {
  for (const toggle of document.querySelectorAll<HTMLElement>(".password-input [data-other]"))
    toggle.onclick = () => togglePassword(toggle);
  for (const box of document.querySelectorAll<HTMLElement>("[data-min]"))
    startCharacterCounter(box);
  document.addEventListener("input", clearFieldError);
}
