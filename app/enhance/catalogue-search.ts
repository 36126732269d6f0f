import { matchesSearch, parseSearch } from "#app/features/catalogue/course.ts";

/**
 * 'Rechercher une formation' answers while one types, in the page that holds all of them; a page the
 * server has already searched is left to the server.
 */
export function searchCatalogue(): void {
  const field = document.querySelector<HTMLInputElement>(".catalogue #q");
  if (!field?.form || field.defaultValue) return;
  field.addEventListener("input", () => filter(field.value));
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    const query = new URLSearchParams(field.value ? { q: field.value } : {});
    history.replaceState(
      history.state,
      "",
      `${location.pathname}${field.value ? `?${query}` : ""}`,
    );
    statusOf()?.focus();
  });
  if (field.value) filter(field.value);
}

const statusOf = () => document.getElementById("found");

function filter(typed: string): void {
  const query = parseSearch(typed);
  const searched = query !== "";
  document.querySelector(".catalogue")?.classList.toggle("is-searched", searched);
  let count = 0;
  for (const section of document.querySelectorAll<HTMLElement>(".university")) {
    let here = 0;
    const university = section.querySelector("h2")?.textContent ?? "";
    for (const card of section.querySelectorAll<HTMLElement>(".course-cards > [id]")) {
      card.hidden = !matchesSearch(courseIn(card), query, university);
      if (!card.hidden) here += 1;
    }
    section.hidden = here === 0;
    const chip = document.querySelector(`.chip[href="#${section.id}"]`)?.parentElement;
    if (chip) chip.hidden = here === 0;
    count += here;
  }
  show(".catalogue-bar nav", count > 0);
  show(".catalogue-back", searched);
  show(".catalogue-back > span", count === 0);
  const status = statusOf();
  if (!status) return;
  const { none = "", one = "", many = "" } = status.dataset;
  const words = count === 1 ? one : many.replace("{0}", `${count}`);
  status.textContent = count === 0 ? none : words;
}

/** What the search of the server looks at, as the card of the formation carries it. */
function courseIn(card: HTMLElement) {
  return {
    name: card.querySelector("h3")?.textContent ?? "",
    degree: card.querySelector("p > span")?.textContent ?? "",
    faculty: card.dataset.faculty ?? null,
  };
}

function show(place: string, shown: boolean): void {
  const found = document.querySelector<HTMLElement>(place);
  if (found) found.hidden = !shown;
}
