import { countNormalizedCharacters } from "#app/i18n/count-characters.ts";

/** Pause after the last key before the count is announced to screen readers, in milliseconds. */
const ANNOUNCE_DELAY_MS = 1_000;

/**
 * Counts the characters of the input beside `box` (markup: character-counter.tsx) and shows the count there, also for
 * text typed before this call and after a reset of the form. Works without React, because sign-in pages do not hydrate.
 * @returns a function that stops the counter
 */
export function startCharacterCounter(box: HTMLElement): () => void {
  const input = box.parentElement?.querySelector("input");
  if (!input) return () => undefined;
  const {
    min: minLength,
    one: oneTemplate = "",
    short: shortTemplate = "",
    enough: enoughTemplate = "",
  } = box.dataset;
  let announceTimer: ReturnType<typeof setTimeout>;
  const count = () => {
    const length = countNormalizedCharacters(input.value);
    const missing = Math.max(Number(minLength) - length, 0);
    const template = missing === 0 ? enoughTemplate : length === 1 ? oneTemplate : shortTemplate;
    const sentence = length === 0 ? "" : fillTemplate(template, length, missing);
    const [tooShortState, longEnoughState, announcement] =
      box.children as HTMLCollectionOf<HTMLElement>;
    showCount(tooShortState, missing > 0 ? sentence : "");
    showCount(longEnoughState, missing > 0 ? "" : sentence);
    clearTimeout(announceTimer);
    announceTimer = setTimeout(
      () => {
        if (announcement) announcement.textContent = sentence;
      },
      sentence ? ANNOUNCE_DELAY_MS : 0,
    );
  };
  // The `reset` event comes before the fields are emptied.
  const countAfterReset = () => setTimeout(count);
  const { form } = input;
  count();
  input.addEventListener("input", count);
  form?.addEventListener("reset", countAfterReset);
  return () => {
    clearTimeout(announceTimer);
    input.removeEventListener("input", count);
    form?.removeEventListener("reset", countAfterReset);
  };
}

const fillTemplate = (template: string, length: number, missing: number) =>
  template.replace("{0}", `${length}`).replace("{1}", `${missing}`);

function showCount(state: HTMLElement | undefined, sentence: string): void {
  const textElement = state?.querySelector("span");
  if (!state || !textElement) return;
  textElement.textContent = sentence;
  state.hidden = !sentence;
}
