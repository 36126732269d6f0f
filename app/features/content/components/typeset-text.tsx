import { Fragment, type ReactNode } from "react";

// The suffix of an ordinal. The number stays in the text before it, because React separates adjacent texts by a
// comment.
const ordinalSuffix = /(?<=(?<![\p{L}\d])\d{1,2})(er|re|nde|de|es|e)(?![\p{L}\d])/gu;
// A hyphenated word whose break would leave one or two letters alone (« e-mail », « Faut-il »), split a short name
// (« États-Unis ») or split numbers.
const hyphenatedWord =
  /(?<![\p{L}\d-])(\p{L}{1,2}(?:-\p{L}{1,12})+|(?:\p{L}{1,12}-)+\p{L}{1,2}|\p{Lu}\p{Ll}{1,6}-\p{Lu}\p{Ll}{1,6}|\d+-\d+)(?![\p{L}\d-])/gu;

/**
 * Renders a line with superscript French ordinals (6e, 1re), and keeps hyphenated short words and number ranges on one
 * line. Our fonts have no glyph for the non-breaking hyphen (U+2011).
 */
export function TypesetText({ text }: { text: string }): ReactNode {
  const pieces = text.split(hyphenatedWord);
  if (pieces.length === 1) return <OrdinalText text={text} />;
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
      <span className="nowrap" key={index}>
        {piece}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
      <OrdinalText key={index} text={piece} />
    ),
  );
}

/**
 * Renders superscript ordinals only: for places whose stylesheet styles every `span`, or that are too narrow for
 * unbroken words.
 */
export function OrdinalText({ text }: { text: string }): ReactNode {
  const pieces = text.split(ordinalSuffix);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    <Fragment key={index}>{index % 2 === 1 ? <sup>{piece}</sup> : piece}</Fragment>
  ));
}

/** The label of a link or button. A label with an ordinal is wrapped, so that it is one flex item. */
export function ActionLabel({ text }: { text: string }): ReactNode {
  return text.search(ordinalSuffix) < 0 ? (
    text
  ) : (
    <span>
      <OrdinalText text={text} />
    </span>
  );
}
