/**
 * Shows the password beside a button, or hides it again; the button then says the other (`data-other`). Without React,
 * which the doors do not have: in the areas it calls this too.
 */
export function showPassword(toggle: HTMLElement): void {
  const input = toggle.parentElement?.querySelector("input");
  const word = toggle.firstChild;
  if (!input || !word) return;
  input.type = input.type === "password" ? "text" : "password";
  [word.textContent, toggle.dataset.other] = [toggle.dataset.other ?? "", word.textContent ?? ""];
}
