import { charactersIn } from "#app/i18n/characters.ts";

/** A screen reader is told when the typing stops, in milliseconds: not at each key. */
const PAUSE = 1_000;

/**
 * Counts what is typed in the field of a box (typed-length.tsx), and says it in the box, until the returned function is
 * called. What was typed before is counted at once; a form that is reset is counted anew. Without React, which the
 * doors do not have.
 */
export function countTyped(box: HTMLElement): () => void {
  const input = box.parentElement?.querySelector("input");
  if (!input) return () => undefined;
  const { least, one = "", short = "", enough = "" } = box.dataset;
  let rest: ReturnType<typeof setTimeout>;
  const count = () => {
    const length = charactersIn(input.value);
    const lacking = Math.max(Number(least) - length, 0);
    const words = lacking === 0 ? enough : length === 1 ? one : short;
    const sentence = length === 0 ? "" : fill(words, length, lacking);
    const [tooShort, longEnough, said] = box.children as HTMLCollectionOf<HTMLElement>;
    show(tooShort, lacking > 0 ? sentence : "");
    show(longEnough, lacking > 0 ? "" : sentence);
    clearTimeout(rest);
    rest = setTimeout(
      () => {
        if (said) said.textContent = sentence;
      },
      sentence ? PAUSE : 0,
    );
  };
  // The fields of a form are emptied after it has said so.
  const later = () => setTimeout(count);
  const { form } = input;
  count();
  input.addEventListener("input", count);
  form?.addEventListener("reset", later);
  return () => {
    clearTimeout(rest);
    input.removeEventListener("input", count);
    form?.removeEventListener("reset", later);
  };
}

const fill = (words: string, typed: number, lacking: number) =>
  words.replace("{0}", `${typed}`).replace("{1}", `${lacking}`);

function show(state: HTMLElement | undefined, sentence: string): void {
  const words = state?.querySelector("span");
  if (!state || !words) return;
  words.textContent = sentence;
  state.hidden = !sentence;
}
