/**
 * A school year, or the number of an application, is not cut at a hyphen, and no line begins with a separator:
 * « 2025-2026 · Lycée Blaise-Diagne ».
 */
export function Unbroken({ text }: { text: string }) {
  const parts = text.replaceAll(" · ", "\u00A0· ").split(/(\d{4}-\d{4}|ER-[\w-]+)/);
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
      <span className="nowrap" key={place}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
