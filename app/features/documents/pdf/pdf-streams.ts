import { createInflate } from "node:zlib";

/** A stream of a PDF: what its dictionary says, and where its bytes begin and end. */
export type PdfStream = { dictionary: string; start: number; end: number };

/**
 * Every stream of a file, found by its keyword wherever it stands: what a table of the file says of itself
 * is not believed. `text` is the file with one letter a byte.
 */
export function* findStreams(text: string): Generator<PdfStream> {
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    const dictionary = decodeNames(text.slice(Math.max(0, text.lastIndexOf("obj", index)), index));
    const start = index + keyword.length;
    const end = text.indexOf("endstream", start);
    yield { dictionary, start, end: end < 0 ? text.length : end };
  }
}

/** `#4A` in a name is the letter J (ISO 32000-1, 7.3.5). */
export function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** In bytes: handed on in so much at a time, a large stream costs a third of what it does by Node's own 16 kB. */
const CHUNK_BYTES = 262_144;

/** A file that becomes larger than this, in bytes, once it is unpacked, was made to harm. */
export const MAX_INFLATED_BYTES = { perStream: 128_000_000, total: 400_000_000 } as const;

/**
 * Unpacks a stream bit by bit and gives its size; `take` is given the bytes as they come.
 * It ends at the limit, and where the bytes are no longer readable.
 */
export async function inflateStream(
  bytes: Uint8Array,
  limit: number,
  onChunk: (chunk: Buffer) => void = () => {},
): Promise<number> {
  const inflate = createInflate({ chunkSize: CHUNK_BYTES });
  inflate.end(bytes);
  let size = 0;
  try {
    for await (const chunk of inflate) {
      size += chunk.length;
      if (size > limit) break;
      onChunk(chunk);
    }
  } catch {
    // Readers show what came before.
  }
  return size;
}
