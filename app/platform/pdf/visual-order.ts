const RTL_CHARACTER = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const LETTER = /\p{L}/u;
/** Numbers are read from the left in any script. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const SEPARATOR = "·";

type Run = { isRightToLeft: boolean; words: string[] };

/**
 * A text of one line as it stands from left to right, for a library that turns the letters of what is between two
 * spaces, and no more. Each part between two separators is written in its own direction: that of its first letter.
 */
export function toVisualOrder(text: string): string {
  if (!RTL_CHARACTER.test(text)) return text;
  const parts = text.split(` ${SEPARATOR} `).map(toVisualRuns);
  const separator: Run = { isRightToLeft: false, words: [SEPARATOR] };
  const runs = parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
  return runs
    .map(({ isRightToLeft: right, words }, index) => {
      // Words held by no-break spaces are turned as one.
      if (!right) return words.join(" ");
      // The space after them is turned too, and would stand before them.
      return words.join("\u00A0") + (index < runs.length - 1 ? " " : "");
    })
    .join(" ");
}

/** Words of one direction that follow each other, from left to right; a sign goes with those before it. */
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
