import { Fragment } from "react";

/** « E-mail », a school year, the number of an application, a telephone: not longer, which fits the narrowest page. */
const NUMBER =
  /(\b[Ee]-mails?\b|\d{4}-\d{4}|ER-[\w-]{1,20}|(?:\+\d{1,3}[ \u00A0\u202F]?)?(?<!\d)\d{1,3}(?:[ \u00A0\u202F]\d{2,4}){3,4}(?!\d))/;

/**
 * A number is not cut at a hyphen or a space (`UnbrokenNumbers`), and no line begins with a separator:
 * « 2025-2026 · Lycée Blaise-Diagne ». A part that is written from the right leaves the others in their place.
 */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(" · ");
  if (parts.length === 1) return <UnbrokenNumbers text={text} />;
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <Fragment key={place}>
      {place > 0 && "\u00A0· "}
      <bdi>
        <UnbrokenNumbers text={part} />
      </bdi>
    </Fragment>
  ));
}

/** A school year, the number of an application, a telephone or « e-mail » stays on one line. */
export function UnbrokenNumbers({ text }: { text: string }) {
  return text.split(NUMBER).map((piece, place) =>
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
