/** A part of a text: unchanged, removed or added. */
export type TextChange = { kind: "unchanged" | "removed" | "added"; text: string };

/** Replaces left out unchanged words. */
const ELLIPSIS = "[…]";

/** How many unchanged words stay on each side of a change. */
const CONTEXT_WORDS = 8;

/** Longer texts are not compared word by word, because the work is the product of their lengths. */
const MAX_COMPARISONS = 1_000_000;

/**
 * A word diff of two texts with the fewest changes, each with the words around it. Ignores the number of spaces, but
 * not line ends. Two equal texts give one unchanged part.
 */
export function diffWords(before: string, after: string): TextChange[] {
  if (before === after) return [{ kind: "unchanged", text: after }];
  const [from, to] = [splitWords(before), splitWords(after)];
  const head = countCommonPrefix(from, to);
  const [fromEnd, toEnd] = [from.slice(head).reverse(), to.slice(head).reverse()];
  const tail = countCommonPrefix(fromEnd, toEnd);
  const middle = diffMiddle(from.slice(head, from.length - tail), to.slice(head, to.length - tail));
  const unchanged = (words: string[]): Word[] => words.map((text) => ({ kind: "unchanged", text }));
  return mergeParts([
    ...unchanged(from.slice(0, head)),
    ...middle,
    ...unchanged(to.slice(to.length - tail)),
  ]);
}

/** One word, or one or more line ends. */
type Word = TextChange;

const splitWords = (text: string): string[] =>
  (text.trim().match(/\s*\n\s*|\S+/g) ?? []).map((word) => word.replace(/[^\n]*\n[^\n]*/g, "\n"));

const joinWords = (words: string[]): string => words.join(" ").replace(/ *(\n+) */g, "$1");

function countCommonPrefix(from: string[], to: string[]): number {
  const firstDifference = from.findIndex((word, index) => word !== to[index]);
  return firstDifference < 0 ? from.length : firstDifference;
}

/** Merges the words of both texts by their longest common subsequence. */
function diffMiddle(from: string[], to: string[]): Word[] {
  const removed = (text: string): Word => ({ kind: "removed", text });
  const added = (text: string): Word => ({ kind: "added", text });
  const width = to.length + 1;
  if (from.length * width > MAX_COMPARISONS) return [...from.map(removed), ...to.map(added)];
  // At `row * width + column`: how many words the rests of both texts have in common.
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
    const [removedWord = "", addedWord = ""] = [from[row], to[column]];
    const isUnchanged = row < from.length && column < to.length && removedWord === addedWord;
    if (isUnchanged) words.push({ kind: "unchanged", text: addedWord });
    else if (
      column >= to.length ||
      (row < from.length && at(row + 1, column) >= at(row, column + 1))
    )
      words.push(removed(removedWord));
    else words.push(added(addedWord));
    if (words.at(-1)?.kind !== "added") row++;
    if (words.at(-1)?.kind !== "removed") column++;
  }
  return words;
}

/** Joins consecutive words of one kind into a part; removed words come before added ones. */
function mergeParts(words: Word[]): TextChange[] {
  const parts: TextChange[] = [];
  let [removedWords, addedWords]: [string[], string[]] = [[], []];
  const flushChanges = () => {
    if (removedWords.length > 0) parts.push({ kind: "removed", text: joinWords(removedWords) });
    if (addedWords.length > 0) parts.push({ kind: "added", text: joinWords(addedWords) });
    [removedWords, addedWords] = [[], []];
  };
  let unchangedWords: string[] = [];
  const flushUnchanged = (isLast: boolean) => {
    if (unchangedWords.length > 0)
      parts.push({
        kind: "unchanged",
        text: shortenUnchanged(unchangedWords, parts.length > 0, !isLast),
      });
    unchangedWords = [];
  };
  for (const { kind: wordKind, text } of words) {
    if (wordKind === "unchanged") flushChanges();
    else flushUnchanged(false);
    ({ unchanged: unchangedWords, removed: removedWords, added: addedWords })[wordKind].push(text);
  }
  flushChanges();
  flushUnchanged(true);
  return parts;
}

/** Shortens unchanged words to those next to a change. */
function shortenUnchanged(words: string[], hasBefore: boolean, hasAfter: boolean): string {
  const [first, last] = [hasBefore ? CONTEXT_WORDS : 0, hasAfter ? CONTEXT_WORDS : 0];
  if (words.length <= first + last + 2) return joinWords(words);
  return joinWords([...words.slice(0, first), ELLIPSIS, ...(last > 0 ? words.slice(-last) : [])]);
}
