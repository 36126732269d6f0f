import { UnbrokenNumbers } from "#app/ui/unbroken.tsx";

/** An address as it is written in a message, without the mark that ends its sentence. */
const URL_PATTERN = /(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?)'’\]])/i;

/**
 * The words of a message, its addresses as links, its numbers in one piece. They were written by anybody: nothing is
 * told to where they lead.
 */
export function LinkedText({ text }: { text: string }) {
  return text.split(URL_PATTERN).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words twice are two pieces, and none moves
      <a key={at} href={piece} rel="noopener noreferrer nofollow">
        {piece}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <UnbrokenNumbers key={at} text={piece} />
    ),
  );
}
