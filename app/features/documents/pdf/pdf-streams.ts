import { createInflate } from "node:zlib";

/** A stream of a PDF, as the text of its dictionary and byte offsets. */
export type PdfStream = { dictionary: string; start: number; end: number };

/**
 * Finds every stream by its keyword, because the file's own tables cannot be trusted. `text` is the file decoded as
 * latin1.
 */
export function* findStreams(text: string): Generator<PdfStream> {
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    const dictionary = decodeNames(text.slice(Math.max(0, text.lastIndexOf("obj", index)), index));
    const start = index + keyword.length;
    const end = text.indexOf("endstream", start);
    yield { dictionary, start, end: end < 0 ? text.length : end };
  }
}

/** In names, `#4A` is the letter J (ISO 32000-1, 7.3.5). */
export function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Large chunks cost a third of the time of Node's 16 kB. */
const CHUNK_BYTES = 262_144;

/** Limits of inflated sizes, in bytes; larger files are malicious. */
export const MAX_INFLATED_BYTES = { perStream: 128_000_000, total: 400_000_000 } as const;

/** Inflates a stream in chunks and returns its size. Stops above `limit`, and where the data is corrupt. */
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
    // Readers show what came before the error.
  }
  return size;
}
