import { Fragment } from "react";

/**
 * "e-mail", a school year, a reference number or a phone number. Longer tokens still wrap, to fit the narrowest screen.
 */
const UNBREAKABLE_TOKEN =
  /(\b[Ee]-mails?\b|\d{4}-\d{4}|ER-[\w-]{1,20}|(?:\+\d{1,3}[ \u00A0\u202F]?)?(?<!\d)\d{1,3}(?:[ \u00A0\u202F]\d{2,4}){3,4}(?!\d))/;

/**
 * Text in which numbers do not wrap (NoWrapNumbers) and no line begins with the separator " · ". Each part is isolated
 * for bidirectional text, so a right-to-left part does not reorder the others.
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

/** Text in which a school year, a reference number, a phone number or "e-mail" does not wrap. */
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
