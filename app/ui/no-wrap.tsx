import { Fragment } from "react";

/** « E-mail », a school year, the number of an application, a telephone: not longer, which fits the narrowest page. */
const UNBREAKABLE_TOKEN =
  /(\b[Ee]-mails?\b|\d{4}-\d{4}|ER-[\w-]{1,20}|(?:\+\d{1,3}[ \u00A0\u202F]?)?(?<!\d)\d{1,3}(?:[ \u00A0\u202F]\d{2,4}){3,4}(?!\d))/;

/**
 * A number is not cut at a hyphen or a space (`UnbrokenNumbers`), and no line begins with a separator:
 * « 2025-2026 · Lycée Blaise-Diagne ». A part that is written from the right leaves the others in their place.
 */
export function NoWrap({ text }: { text: string }) {
  const parts = text.split(" · ");
  if (parts.length === 1) return <NoWrapNumbers text={text} />;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <Fragment key={index}>
      {index > 0 && "\u00A0· "}
      <bdi>
        <NoWrapNumbers text={part} />
      </bdi>
    </Fragment>
  ));
}

/** A school year, the number of an application, a telephone or « e-mail » stays on one line. */
export function NoWrapNumbers({ text }: { text: string }) {
  return text.split(UNBREAKABLE_TOKEN).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
      <span className="nowrap" key={index}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
