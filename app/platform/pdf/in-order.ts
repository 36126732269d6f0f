const RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const LETTER = /\p{L}/u;
/** Numbers are read from the left in any script. */
const READ = /[\p{L}\p{N}]/u;
const SEPARATOR = "·";

type Run = { right: boolean; words: string[] };

/**
 * A text of one line as it stands from left to right, for a library that turns the letters of what is between two
 * spaces, and no more. Each part between two separators is written in its own direction: that of its first letter.
 */
export function inOrder(text: string): string {
  if (!RIGHT.test(text)) return text;
  const parts = text.split(` ${SEPARATOR} `).map(runsInOrder);
  const separator: Run = { right: false, words: [SEPARATOR] };
  const runs = parts.flatMap((part, place) => (place === 0 ? part : [separator, ...part]));
  return runs
    .map(({ right, words }, place) => {
      // Words held by no-break spaces are turned as one.
      if (!right) return words.join(" ");
      // The space after them is turned too, and would stand before them.
      return words.join("\u00A0") + (place < runs.length - 1 ? " " : "");
    })
    .join(" ");
}

/** Words of one direction that follow each other, from left to right; a sign goes with those before it. */
function runsInOrder(part: string): Run[] {
  const fromRight = RIGHT.test(LETTER.exec(part)?.[0] ?? "");
  const runs: Run[] = [];
  for (const word of part.split(" ")) {
    const last = runs.at(-1);
    const right = READ.test(word) ? RIGHT.test(word) : (last?.right ?? fromRight);
    if (last?.right === right) last.words.push(word);
    else runs.push({ right, words: [word] });
  }
  return fromRight ? runs.toReversed() : runs;
}
