/** Text reduced to what a search compares: no case, no accents, single spaces. */
export function searchable(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[’']/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a text has every word of a question, in any order; a part of a word is enough. */
export function answersSearch(text: string, question: string): boolean {
  const within = searchable(text);
  return searchable(question)
    .split(" ")
    .every((word) => within.includes(word));
}
