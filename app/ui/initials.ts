/**
 * The first letters of the first and last names: « Aïssatou Ndèye Fall » gives « AF ». Of a name in two scripts, which
 * are not read in the same direction, the first alone.
 */
export function getInitials(name: string): string {
  const parts = name.split(/[\s-]+/).filter(Boolean);
  const [first = "", last = ""] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map(
    (part) => [...(part ?? "")][0],
  );
  return (isLatin(first) === isLatin(last) ? first + last : first).toLocaleUpperCase("fr");
}

/** The letters of our languages stand before « ɐ ». */
const isLatin = (letter: string) => letter < "ɐ";
