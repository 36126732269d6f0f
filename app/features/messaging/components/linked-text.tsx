import { NoWrapNumbers } from "#app/ui/no-wrap.tsx";

/** A URL in a message, without the punctuation that ends the sentence. */
const URL_PATTERN = /(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?)'’\]])/i;

/**
 * The text of a message with its URLs as links and its numbers unbroken. `noreferrer` and `nofollow`, because anybody
 * may have written the URL.
 */
export function LinkedText({ text }: { text: string }) {
  return text.split(URL_PATTERN).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are distinct, and pieces never move
      <a key={at} href={piece} rel="noopener noreferrer nofollow">
        {piece}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <NoWrapNumbers key={at} text={piece} />
    ),
  );
}
