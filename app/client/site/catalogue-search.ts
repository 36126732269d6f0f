import { matchesSearch, parseSearch } from "#app/features/catalogue/course.ts";

/**
 * Filters the catalogue while the user types in “Rechercher une formation”. A page that the server has already
 * filtered keeps the search on the server.
 */
export function enhanceSearch(): void {
  const field = document.querySelector<HTMLInputElement>(".catalogue #q");
  if (!field?.form || field.defaultValue) return;
  field.addEventListener("input", () => filterCourses(field.value));
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    const query = new URLSearchParams(field.value ? { q: field.value } : {});
    history.replaceState(
      history.state,
      "",
      `${location.pathname}${field.value ? `?${query}` : ""}`,
    );
    findStatus()?.focus();
  });
  if (field.value) filterCourses(field.value);
}

const findStatus = () => document.getElementById("found");

function filterCourses(searchText: string): void {
  const query = parseSearch(searchText);
  const isSearched = query !== "";
  document.querySelector(".catalogue")?.classList.toggle("is-searched", isSearched);
  let count = 0;
  for (const section of document.querySelectorAll<HTMLElement>(".university")) {
    let matchCount = 0;
    const university = section.querySelector("h2")?.textContent ?? "";
    for (const card of section.querySelectorAll<HTMLElement>(".course-cards > [id]")) {
      card.hidden = !matchesSearch(readCourseCard(card), query, university);
      if (!card.hidden) matchCount += 1;
    }
    section.hidden = matchCount === 0;
    const chip = document.querySelector(`.chip[href="#${section.id}"]`)?.parentElement;
    if (chip) chip.hidden = matchCount === 0;
    count += matchCount;
  }
  toggleVisible(".catalogue-bar nav", count > 0);
  toggleVisible(".catalogue-back", isSearched);
  toggleVisible(".catalogue-back > span", count === 0);
  const status = findStatus();
  if (!status) return;
  const { none = "", one = "", many = "" } = status.dataset;
  const text = count === 1 ? one : many.replace("{0}", `${count}`);
  status.textContent = count === 0 ? none : text;
}

/** The data that the search of the server uses, read from the card of the programme. */
function readCourseCard(card: HTMLElement) {
  return {
    name: card.querySelector("h3")?.textContent ?? "",
    degree: card.querySelector("p > span")?.textContent ?? "",
    faculty: card.dataset.faculty ?? card.querySelector("[data-summary]")?.textContent ?? null,
  };
}

function toggleVisible(selector: string, isVisible: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.hidden = !isVisible;
}
