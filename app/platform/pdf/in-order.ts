const RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const LETTER = /\p{L}/u;

/**
 * A text of one line as its words stand from left to right, for a library that shapes each word and leaves them in
 * the order of reading. Each part between two separators is written in its own direction: that of its first letter.
 */
export function inOrder(text: string): string {
  if (!RIGHT.test(text)) return text;
  return text.split(" · ").map(partInOrder).join(" · ");
}

function partInOrder(part: string): string {
  const fromRight = RIGHT.test(LETTER.exec(part)?.[0] ?? "");
  // Words of one direction that follow each other; a number or a sign goes with the words before it.
  const runs: { right: boolean; words: string[] }[] = [];
  for (const word of part.split(" ")) {
    const last = runs.at(-1);
    const right = LETTER.test(word) ? RIGHT.test(word) : (last?.right ?? fromRight);
    if (last?.right === right) last.words.push(word);
    else runs.push({ right, words: [word] });
  }
  const shown = runs.map(({ right, words }) => (right ? words.toReversed() : words).join(" "));
  return (fromRight ? shown.toReversed() : shown).join(" ");
}
