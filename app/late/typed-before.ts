/**
 * React gives a text area its first words again when it takes the page over (`initTextarea`): what a person typed until
 * then is kept, and put back. To be called before React starts.
 */
export function keepTypedAreas(page: Document): void {
  const kept = new Map<HTMLTextAreaElement, string>();
  const keep = (area: unknown) => {
    if (area instanceof HTMLTextAreaElement) kept.set(area, area.value);
  };
  for (const area of page.querySelectorAll("textarea"))
    if (area.value !== area.defaultValue) keep(area);
  // Between its start and its end React leaves the page to whoever types.
  const typing = ({ target }: Event) => keep(target);
  page.addEventListener("input", typing, true);
  const putBack = () => {
    page.removeEventListener("input", typing, true);
    for (const [area, words] of kept) if (area.value !== words) area.value = words;
  };
  page.addEventListener("awake", putBack, { once: true });
}
