/**
 * Shows the password beside a button, or hides it again; the button then says the other (`data-other`). Without React,
 * which the doors do not have: in the areas it calls this too.
 */
export function togglePassword(toggle: HTMLElement): void {
  const input = toggle.parentElement?.querySelector("input");
  const label = toggle.firstChild;
  if (!input || !label) return;
  input.type = input.type === "password" ? "text" : "password";
  [label.textContent, toggle.dataset.other] = [toggle.dataset.other ?? "", label.textContent ?? ""];
}
