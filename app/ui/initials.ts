const LATIN = /\p{Script=Latin}/u;

/**
 * The first letters of the first and last names: « Aïssatou Ndèye Fall » gives « AF ». Of a name in two scripts, which
 * are not read in the same direction, the first alone.
 */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s-]+/).filter(Boolean);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map(
    (part) => [...(part ?? "")][0] ?? "",
  );
  const [first = "", last = ""] = letters;
  const shown = LATIN.test(first) === LATIN.test(last) ? first + last : first;
  return shown.toLocaleUpperCase("fr");
}
