import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** Extension of a compressed file beside its original. */
export const compressedExtensions: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

/** Whether a file shrinks when compressed, by its name: pictures, films and fonts already are. */
export const isCompressible = (name: string) =>
  /\.(css|js|json|svg|txt|vtt|webmanifest)$/.test(name);

/** 256 kB, larger than a page: Brotli's default window takes megabytes for each response in progress. */
const WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 18 };
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, ...WINDOW } };
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Smallest output; takes about 0.1 s for a page, outside the main thread. */
export function compressBest(raw: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? brotli(raw, best) : gz(raw, { level: 9 });
}

/** For responses sent once: a little larger than the best, in a twentieth of the time. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, ...WINDOW } };

/**
 * For a page with inlined stylesheets, which should fit in the first round trip: 10 % smaller than `quick`,
 * in twice the time (3 ms).
 */
const careful = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, ...WINDOW } };

/** Compresses while the first reader waits, outside the main thread; `small` trades time for size. */
export function compressFast(
  raw: Buffer,
  encoding: Encoding,
  { small = false } = {},
): Promise<Buffer> {
  return encoding === "br" ? brotli(raw, small ? careful : quick) : gz(raw);
}

/** The best encoding listed in `Accept-Encoding`; undefined for none. */
export function chooseEncoding(accepted: string | string[] = ""): Encoding | undefined {
  if (/\bbr\b/.test(`${accepted}`)) return "br";
  return /\bgzip\b/.test(`${accepted}`) ? "gzip" : undefined;
}

const isText = (type: string) =>
  /^(text\/(?!event-stream)|application\/(json|manifest|xml))|script/.test(type);

/**
 * Compresses a text response for one reader; event streams are sent line by line and binary files as they are.
 * A page is sent in one piece, which costs half as much as a stream.
 * @param headers final response headers; Content-Encoding and Content-Length are set here
 */
export async function compressResponse(
  response: Response,
  headers: Headers,
  { accepted, small = false }: { accepted: string | undefined; small?: boolean },
): Promise<Response> {
  const type = headers.get("content-type") ?? "";
  const { status, statusText, body } = response;
  const encoding = body && isText(type) ? chooseEncoding(accepted) : undefined;
  if (encoding) {
    headers.set("Content-Encoding", encoding);
    headers.delete("Content-Length");
  }
  const init = { status, statusText, headers };
  if (body && /^text\/html|^application\/json/.test(type)) {
    const raw = Buffer.from(await response.arrayBuffer());
    const sent = encoding ? await compressFast(raw, encoding, { small }) : raw;
    headers.set("Content-Length", `${sent.length}`);
    return new Response(new Uint8Array(sent), init);
  }
  if (!body || !encoding) return new Response(body, init);
  const encoder = encoding === "br" ? createBrotliCompress(quick) : createGzip();
  // Ends both streams when one of them ends early: the client left, or the body failed, which the reader then sees.
  pipeline(Readable.fromWeb(body as never), encoder, () => {});
  return new Response(Readable.toWeb(encoder) as ReadableStream, init);
}
