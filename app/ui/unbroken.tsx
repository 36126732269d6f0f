/** A school year, or the number of an application, is not cut at a hyphen: « 2025-2026 · Lycée Blaise-Diagne ». */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\d{4}-\d{4}|ER-[\w-]+)/).map((part, place) =>
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
