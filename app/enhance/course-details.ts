import { paintCart } from "./cart.ts";

/** 'Voir les détails' opens the dialog, filled from what the card and its university say. */
export function showDetails(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#course-details");
  if (!dialog) return;
  for (const summary of document.querySelectorAll(".course-cards summary"))
    summary.setAttribute("aria-haspopup", "dialog");
  document.addEventListener("click", (event) => {
    const summary = (event.target as Element).closest(".course-cards summary");
    const card = summary?.closest("li");
    if (!card) return;
    event.preventDefault();
    fill(dialog, card);
    dialog.showModal();
    dialog.querySelector("h2")?.focus();
  });
}

function fill(dialog: HTMLDialogElement, card: HTMLLIElement): void {
  for (const place of dialog.querySelectorAll<HTMLElement>("[data-of]")) {
    const { of = "" } = place.dataset;
    const found = card.querySelector(of) ?? card.closest("section")?.querySelector(of);
    const row = place.closest<HTMLElement>("dl > div") ?? place;
    row.hidden = !found;
    place.replaceChildren(...(found?.cloneNode(true).childNodes ?? []));
  }
  const there = card.querySelector<HTMLButtonElement>("button[name=add]");
  const here = dialog.querySelector<HTMLButtonElement>("button[name=add]");
  if (!here) return;
  here.hidden = !there;
  here.value = there?.value ?? "";
  paintCart();
}
