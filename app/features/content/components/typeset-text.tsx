import { Fragment, type ReactNode } from "react";

/** The ending of a number. The number stays in the text before it: React would write a comment between two texts. */
const ordinalSuffix = /(?<=(?<![\p{L}\d])\d{1,2})(er|re|nde|de|es|e)(?![\p{L}\d])/gu;
/** At a hyphen, a piece of one or two letters (« e-mail », « Faut-il »), a short name (« États-Unis ») or numbers. */
const hyphenatedWord =
  /(?<![\p{L}\d-])(\p{L}{1,2}(?:-\p{L}{1,12})+|(?:\p{L}{1,12}-)+\p{L}{1,2}|\p{Lu}\p{Ll}{1,6}-\p{Lu}\p{Ll}{1,6}|\d+-\d+)(?![\p{L}\d-])/gu;

/**
 * A line of text with its French ordinals raised, as 6e and 1re are written by hand, and without a piece of a word or
 * half a number alone at the end of a line: no sign of our fonts is a hyphen that holds.
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
 * A line with its ordinals raised and nothing else: where the sheet has rules for each `span`, or there is no room to
 * keep a word whole.
 */
export function OrdinalText({ text }: { text: string }): ReactNode {
  const pieces = text.split(ordinalSuffix);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    <Fragment key={index}>{index % 2 === 1 ? <sup>{piece}</sup> : piece}</Fragment>
  ));
}

/** The words of a link or a button, whose parts stand in a row: they are one part, with an ordinal among them too. */
export function ActionLabel({ text }: { text: string }): ReactNode {
  return text.search(ordinalSuffix) < 0 ? (
    text
  ) : (
    <span>
      <OrdinalText text={text} />
    </span>
  );
}
