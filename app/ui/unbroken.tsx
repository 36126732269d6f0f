import { Fragment } from "react";

/**
 * A school year, or the number of an application, is not cut at a hyphen, and no line begins with a separator:
 * « 2025-2026 · Lycée Blaise-Diagne ». A part that is written from the right leaves the others in their place.
 */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(" · ");
  if (parts.length === 1) return inPieces(text);
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <Fragment key={place}>
      {place > 0 && "\u00A0· "}
      <bdi>{inPieces(part)}</bdi>
    </Fragment>
  ));
}

function inPieces(text: string) {
  return text.split(/(\d{4}-\d{4}|ER-[\w-]+)/).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
      <span className="nowrap" key={place}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
