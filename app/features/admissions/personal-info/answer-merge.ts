/** The mark of each answer that a page showed, by name; see `marksOf` in personal-info-shown.server.ts. */
export type Marks = Readonly<Record<string, string>>;

/** Marks as a form carries them: `lastName:pZ3k_q1A firstName:…`. */
export function writeMarks(marks: Marks): string {
  return Object.entries(marks)
    .map(([name, mark]) => `${name}:${mark}`)
    .join(" ");
}

/** Marks from how a form carries them; what cannot be read is left out. */
export function readMarks(text = ""): Marks {
  return Object.fromEntries(
    [...text.matchAll(/(\w+):([\w-]+)/g)].map(([, name, mark]) => [name, mark]),
  );
}

export type Merged = {
  /** The answers to write. */
  changed: string[];
  /** The answers given here and elsewhere, differently: neither replaces the other. */
  differing: string[];
  /** The answers given elsewhere, which this page still shows as they were. */
  stale: string[];
};

/**
 * What to do with the answers of a page that was opened a while ago, one by one: what is stored now (`is`),
 * what the page showed (`was`) and what was typed (`typed`), each as its mark. An answer that was not
 * touched here never replaces one that was given elsewhere meanwhile (security page, R-04).
 */
export function mergeAnswers({ is, was, typed }: { is: Marks; was: Marks; typed: Marks }): Merged {
  const merged: Merged = { changed: [], differing: [], stale: [] };
  for (const [name, mark] of Object.entries(typed)) {
    const seen = was[name] ?? is[name];
    if (mark === is[name]) continue;
    if (mark === seen) merged.stale.push(name);
    else if (seen === is[name]) merged.changed.push(name);
    else merged.differing.push(name);
  }
  return merged;
}
