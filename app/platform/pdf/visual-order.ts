const RTL_CHARACTER = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const LETTER = /\p{L}/u;
/** Digits are read from left to right in every script. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const SEPARATOR = "·";

type Run = { isRightToLeft: boolean; words: string[] };

/**
 * Puts a line of text in visual order, from left to right, for a PDF library that only reverses characters between two
 * spaces. Each part between two separators has its own direction: that of its first letter.
 */
export function toVisualOrder(text: string): string {
  if (!RTL_CHARACTER.test(text)) return text;
  const parts = text.split(` ${SEPARATOR} `).map(toVisualRuns);
  const separator: Run = { isRightToLeft: false, words: [SEPARATOR] };
  const runs = parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
  return runs
    .map(({ isRightToLeft: right, words }, index) => {
      // The library reverses words joined by no-break spaces as one.
      if (!right) return words.join(" ");
      // The library also moves the space after them, so it becomes the one before.
      return words.join("\u00A0") + (index < runs.length - 1 ? " " : "");
    })
    .join(" ");
}

/** Splits a part into runs of one direction, in visual order; punctuation goes with the run before it. */
function toVisualRuns(part: string): Run[] {
  const isRightToLeftPart = RTL_CHARACTER.test(LETTER.exec(part)?.[0] ?? "");
  const runs: Run[] = [];
  for (const word of part.split(" ")) {
    const last = runs.at(-1);
    const isRightToLeft = LETTER_OR_DIGIT.test(word)
      ? RTL_CHARACTER.test(word)
      : (last?.isRightToLeft ?? isRightToLeftPart);
    if (last?.isRightToLeft === isRightToLeft) last.words.push(word);
    else runs.push({ isRightToLeft, words: [word] });
  }
  return isRightToLeftPart ? runs.toReversed() : runs;
}
