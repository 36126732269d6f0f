import { Fragment, type ReactNode } from "react";

const ordinal = /(?<![\p{L}\d])(\d{1,2})(er|re|nde|de|es|e)(?![\p{L}\d])/gu;

/** A line of text with its French ordinals raised, as 6e and 1re are written by hand. */
export function Line({ text }: { text: string }): ReactNode {
  const pieces = text.split(ordinal);
  if (pieces.length === 1) return text;
  // split() gives: words, number, ending, words, number, ending, …, words.
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    <Fragment key={index}>{index % 3 === 2 ? <sup>{piece}</sup> : piece}</Fragment>
  ));
}
