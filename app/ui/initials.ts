/**
 * Initials of the first and last word of a name: "Aïssatou Ndèye Fall" gives "AF". When the two use scripts of
 * different directions, only the first initial is returned.
 */
export function getInitials(name: string): string {
  const parts = name.split(/[\s-]+/).filter(Boolean);
  const [first = "", last = ""] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map(
    (part) => [...(part ?? "")][0],
  );
  return (isLatin(first) === isLatin(last) ? first + last : first).toLocaleUpperCase("fr");
}

/** Latin letters of French, English and their neighbours come before "ɐ" (U+0250). */
const isLatin = (letter: string) => letter < "ɐ";
