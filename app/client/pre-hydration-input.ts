/**
 * Keeps the text that a user types into a text area before hydration: React resets it to its default value when it
 * hydrates (`initTextarea`). Call it before React starts.
 */
export function keepPreHydrationInput(page: Document): void {
  const typedTexts = new Map<HTMLTextAreaElement, string>();
  const remember = (area: unknown) => {
    if (area instanceof HTMLTextAreaElement) typedTexts.set(area, area.value);
  };
  for (const area of page.querySelectorAll("textarea"))
    if (area.value !== area.defaultValue) remember(area);
  // The user can still type while React hydrates.
  const onInput = ({ target }: Event) => remember(target);
  page.addEventListener("input", onInput, true);
  const restore = () => {
    page.removeEventListener("input", onInput, true);
    for (const [area, text] of typedTexts) if (area.value !== text) area.value = text;
  };
  page.addEventListener("hydrated", restore, { once: true });
}
