/**
 * React gives a text area its first words again when it takes the page over (`initTextarea`): what a person typed until
 * then is kept, and put back. To be called before React starts.
 */
export function keepPreHydrationInput(page: Document): void {
  const typedTexts = new Map<HTMLTextAreaElement, string>();
  const remember = (area: unknown) => {
    if (area instanceof HTMLTextAreaElement) typedTexts.set(area, area.value);
  };
  for (const area of page.querySelectorAll("textarea"))
    if (area.value !== area.defaultValue) remember(area);
  // Between its start and its end React leaves the page to whoever types.
  const onInput = ({ target }: Event) => remember(target);
  page.addEventListener("input", onInput, true);
  const restore = () => {
    page.removeEventListener("input", onInput, true);
    for (const [area, text] of typedTexts) if (area.value !== text) area.value = text;
  };
  page.addEventListener("awake", restore, { once: true });
}
