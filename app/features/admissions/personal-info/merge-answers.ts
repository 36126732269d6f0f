/** The mark of each answer that a page showed, by name; see `marksOf` in personal-info-shown.server.ts. */
export type AnswerHashes = Readonly<Record<string, string>>;

/** Marks as a form carries them: `lastName:pZ3k_q1A firstName:…`. */
export function serializeHashes(hashes: AnswerHashes): string {
  return Object.entries(hashes)
    .map(([name, hash]) => `${name}:${hash}`)
    .join(" ");
}

/** Marks from how a form carries them; what cannot be read is left out. */
export function parseHashes(text = ""): AnswerHashes {
  return Object.fromEntries(
    [...text.matchAll(/(\w+):([\w-]+)/g)].map(([, name, hash]) => [name, hash]),
  );
}

export type MergeResult = {
  /** The answers to write. */
  accepted: string[];
  /** The answers given here and elsewhere, differently: neither replaces the other. */
  conflicts: string[];
  /** The answers given elsewhere, which this page still shows as they were. */
  outdated: string[];
};

/**
 * What to do with the answers of a page that was opened a while ago, one by one: what is stored now (`is`),
 * what the page showed (`was`) and what was typed (`typed`), each as its mark. An answer that was not
 * touched here never replaces one that was given elsewhere meanwhile.
 */
export function mergeAnswers({
  stored,
  base,
  submitted,
}: {
  stored: AnswerHashes;
  base: AnswerHashes;
  submitted: AnswerHashes;
}): MergeResult {
  const merged: MergeResult = { accepted: [], conflicts: [], outdated: [] };
  for (const [name, hash] of Object.entries(submitted)) {
    const baseHash = base[name] ?? stored[name];
    if (hash === stored[name]) continue;
    if (hash === baseHash) merged.outdated.push(name);
    else if (baseHash === stored[name]) merged.accepted.push(name);
    else merged.conflicts.push(name);
  }
  return merged;
}
