/** A piece of an answer that starts at character `at`; `differs` where the other answer has other characters. */
export type DiffPiece = { text: string; differs: boolean; at: number };

/** Longer answers are not compared by character: both differ as a whole. */
const MAX_COMPARED_CHARACTERS = 200;

/**
 * Splits two answers into pieces, to mark the characters that differ. With less than half in common, as in the names
 * of two towns, single characters do not help: both differ as a whole.
 */
export function diffAnswers(first: string, second: string): [DiffPiece[], DiffPiece[]] {
  const [a, b] = [splitCharacters(first), splitCharacters(second)];
  if (a.length > MAX_COMPARED_CHARACTERS || b.length > MAX_COMPARED_CHARACTERS)
    return [wholePiece(first), wholePiece(second)];
  const common = findCommonSubsequence(a, b);
  if (common.length * 2 < Math.max(a.length, b.length))
    return [wholePiece(first), wholePiece(second)];
  return [
    groupPieces(a, new Set(common.map(([left]) => left))),
    groupPieces(b, new Set(common.map(([, right]) => right))),
  ];
}

// A combining accent stays with its character; one at the very start has none.
const splitCharacters = (text: string) =>
  text.normalize("NFC").match(/^\p{M}+|\P{M}\p{M}*/gu) ?? [];
const wholePiece = (text: string): DiffPiece[] => (text ? [{ text, differs: true, at: 0 }] : []);

/** Returns the index pairs of the longest common subsequence. */
function findCommonSubsequence(a: string[], b: string[]): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const common: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; )
    if (a[i] === b[j]) common.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return common;
}

function groupPieces(characters: string[], common: Set<number>): DiffPiece[] {
  const result: DiffPiece[] = [];
  for (const [index, character] of characters.entries()) {
    const differs = !common.has(index);
    const last = result.at(-1);
    if (last?.differs === differs) last.text += character;
    else result.push({ text: character, differs, at: index });
  }
  return result;
}
