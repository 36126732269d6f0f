/** A piece of an answer, from its letter `at`; `differs` where the other answer has something else. */
export type Piece = { text: string; differs: boolean; at: number };

/** Longer answers are not compared letter by letter: both differ as a whole. */
const LONGEST = 200;

/**
 * Two answers in pieces, so that the characters that differ can be marked (mock notes, decision 6). Of two that have
 * less than half in common, as the names of two towns, single letters are no help: both differ as a whole.
 */
export function differences(one: string, other: string): [Piece[], Piece[]] {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  if (a.length > LONGEST || b.length > LONGEST) return [whole(one), whole(other)];
  const same = inBoth(a, b);
  if (same.length * 2 < Math.max(a.length, b.length)) return [whole(one), whole(other)];
  return [
    pieces(a, new Set(same.map(([left]) => left))),
    pieces(b, new Set(same.map(([, right]) => right))),
  ];
}

// An accent written apart stays with its letter.
const lettersOf = (text: string) => text.normalize("NFC").match(/\P{M}\p{M}*/gu) ?? [];
const whole = (text: string): Piece[] => (text ? [{ text, differs: true, at: 0 }] : []);

/** The places of the longest run of letters that both have in the same order. */
function inBoth(a: string[], b: string[]): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const same: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; )
    if (a[i] === b[j]) same.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return same;
}

function pieces(letters: string[], same: Set<number>): Piece[] {
  const made: Piece[] = [];
  for (const [place, letter] of letters.entries()) {
    const differs = !same.has(place);
    const last = made.at(-1);
    if (last?.differs === differs) last.text += letter;
    else made.push({ text: letter, differs, at: place });
  }
  return made;
}
