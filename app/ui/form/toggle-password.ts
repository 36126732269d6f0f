/**
 * Shows or hides the password beside a button and swaps the label of the button with `data-other`. Works without React,
 * because sign-in pages do not hydrate; password-field.tsx calls it too.
 */
export function togglePassword(toggle: HTMLElement): void {
  const input = toggle.parentElement?.querySelector("input");
  const label = toggle.firstChild;
  if (!input || !label) return;
  input.type = input.type === "password" ? "text" : "password";
  [label.textContent, toggle.dataset.other] = [toggle.dataset.other ?? "", label.textContent ?? ""];
}
