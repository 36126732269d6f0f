/** A part of a text that was changed: there before and after, before only, or after only. */
export type ChangedPart = { is: "kept" | "removed" | "added"; text: string };

/** Stands where words that did not change are left out. */
const CUT = "[…]";

/** How many words stay on each side of a change. */
const AROUND = 8;

/** Two long texts without a word in common are not compared word by word: the work is their product. */
const MOST_WORK = 1_000_000;

/**
 * What changed between two texts, word by word: the fewest words out and in, each change with the words around it. How
 * many spaces there are is not told; where lines end is. Two equal texts are told as they are.
 */
export function wordChanges(before: string, after: string): ChangedPart[] {
  if (before === after) return [{ is: "kept", text: after }];
  const [from, to] = [wordsOf(before), wordsOf(after)];
  const head = countSame(from, to);
  const [fromEnd, toEnd] = [from.slice(head).reverse(), to.slice(head).reverse()];
  const tail = countSame(fromEnd, toEnd);
  const middle = between(from.slice(head, from.length - tail), to.slice(head, to.length - tail));
  const kept = (words: string[]): Word[] => words.map((text) => ({ is: "kept", text }));
  return told([...kept(from.slice(0, head)), ...middle, ...kept(to.slice(to.length - tail))]);
}

/** One word, or the end of one line or more. */
type Word = ChangedPart;

const wordsOf = (text: string): string[] =>
  (text.trim().match(/\s*\n\s*|\S+/g) ?? []).map((word) => word.replace(/[^\n]*\n[^\n]*/g, "\n"));

const textOf = (words: string[]): string => words.join(" ").replace(/ *(\n+) */g, "$1");

function countSame(one: string[], other: string[]): number {
  const first = one.findIndex((word, place) => word !== other[place]);
  return first < 0 ? one.length : first;
}

/** The words of both texts in one row, by their longest common subsequence. */
function between(from: string[], to: string[]): Word[] {
  const removed = (text: string): Word => ({ is: "removed", text });
  const added = (text: string): Word => ({ is: "added", text });
  const width = to.length + 1;
  if (from.length * width > MOST_WORK) return [...from.map(removed), ...to.map(added)];
  // At `row * width + column`: how many words the rest of both texts have in common.
  const common = new Uint16Array((from.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = from.length - 1; row >= 0; row--)
    for (let column = to.length - 1; column >= 0; column--)
      common[row * width + column] =
        from[row] === to[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const words: Word[] = [];
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    const [old = "", fresh = ""] = [from[row], to[column]];
    const isKept = row < from.length && column < to.length && old === fresh;
    if (isKept) words.push({ is: "kept", text: fresh });
    else if (
      column >= to.length ||
      (row < from.length && at(row + 1, column) >= at(row, column + 1))
    )
      words.push(removed(old));
    else words.push(added(fresh));
    if (words.at(-1)?.is !== "added") row++;
    if (words.at(-1)?.is !== "removed") column++;
  }
  return words;
}

/** Messages of a sort that follow each other in one part; what was taken out comes before what came instead. */
function told(words: Word[]): ChangedPart[] {
  const parts: ChangedPart[] = [];
  let [out, come]: [string[], string[]] = [[], []];
  const change = () => {
    if (out.length > 0) parts.push({ is: "removed", text: textOf(out) });
    if (come.length > 0) parts.push({ is: "added", text: textOf(come) });
    [out, come] = [[], []];
  };
  let kept: string[] = [];
  const keep = (isLast: boolean) => {
    if (kept.length > 0)
      parts.push({ is: "kept", text: shortened(kept, parts.length > 0, !isLast) });
    kept = [];
  };
  for (const { is, text } of words) {
    if (is === "kept") change();
    else keep(false);
    ({ kept, removed: out, added: come })[is].push(text);
  }
  change();
  keep(true);
  return parts;
}

/** The words near a change before them, and near one behind them. */
function shortened(words: string[], hasBefore: boolean, hasBehind: boolean): string {
  const [first, last] = [hasBefore ? AROUND : 0, hasBehind ? AROUND : 0];
  if (words.length <= first + last + 2) return textOf(words);
  return textOf([...words.slice(0, first), CUT, ...(last > 0 ? words.slice(-last) : [])]);
}
