/** The hash of each answer by field name; see `hashAnswers` in info-form-values.server.ts. */
export type AnswerHashes = Readonly<Record<string, string>>;

/** Serializes hashes for a form field: `lastName:pZ3k_q1A firstName:…`. */
export function serializeHashes(hashes: AnswerHashes): string {
  return Object.entries(hashes)
    .map(([name, hash]) => `${name}:${hash}`)
    .join(" ");
}

/** Parses serialized hashes; skips what is malformed. */
export function parseHashes(text = ""): AnswerHashes {
  return Object.fromEntries(
    [...text.matchAll(/(\w+):([\w-]+)/g)].map(([, name, hash]) => [name, hash]),
  );
}

export type MergeResult = {
  /** The answers to store. */
  accepted: string[];
  /** Answers changed both here and elsewhere, differently; the stored ones stay. */
  conflicts: string[];
  /** Answers changed elsewhere only, which this page still shows as they were. */
  outdated: string[];
};

/**
 * Three-way merge per field: `stored` is the database, `base` what the page loaded, `submitted` what it sends; all are
 * hashes. An answer not changed on this page never replaces one changed elsewhere.
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
