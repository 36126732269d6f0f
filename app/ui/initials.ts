/** The first letters of the first and last names: « Aïssatou Ndèye Fall » gives « AF ». */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s-]+/).filter(Boolean);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  return letters
    .map((part) => [...(part ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase("fr");
}
