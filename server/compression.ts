import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from "node:zlib";

export type Encoding = "br" | "gzip";

/** How a packed file is named beside the one it was made of. */
export const compressedExtensions: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

/** Whether a file is smaller when it is packed, by its name: pictures, films and fonts are packed already. */
export const isCompressible = (name: string) =>
  /\.(css|js|json|svg|txt|vtt|webmanifest)$/.test(name);

/** The same bytes for each way a browser may take them. */
export type CompressedVariants = { br: Buffer; gzip: Buffer; raw: Buffer };

/** Of 256 kB: more than a page. The usual window takes megabytes for each text under way. */
const WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 18 };
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, ...WINDOW } };
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Packs what will be sent many times, outside the main thread. */
export async function compress(raw: Buffer): Promise<CompressedVariants> {
  const [br, gzipped] = await Promise.all([compressBest(raw, "br"), compressBest(raw, "gzip")]);
  return { br, gzip: gzipped, raw };
}

/** As small as possible, in a tenth of a second, outside the main thread. */
export function compressBest(raw: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? brotli(raw, best) : gz(raw, { level: 9 });
}

/** While a reader waits: a tenth larger than the best, in 3 ms for a page. */
export function compressForReader(raw: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? brotli(raw, careful) : gz(raw);
}

/** Packs a text that the server has made, at its first need; what was built is packed with it (tools/bundle). */
export function compressSync(raw: Buffer, encoding: Encoding): Buffer {
  return encoding === "br" ? brotliCompressSync(raw, best) : gzipSync(raw);
}

/** For what is sent once: a little larger, in a twentieth of the time. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, ...WINDOW } };

/** For a page that carries its sheets, which is to come in one go of the network: a tenth smaller, in twice the time. */
const careful = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, ...WINDOW } };

/** Packs what is sent once, outside the main thread; `small`: with more care. */
export function compressFast(
  raw: Buffer,
  encoding: Encoding,
  { small: isSmaller = false } = {},
): Promise<Buffer> {
  return encoding === "br" ? brotli(raw, isSmaller ? careful : quick) : gz(raw);
}

/** Packs what comes bit by bit and is sent once. */
export function createEncoder(encoding: Encoding) {
  return encoding === "br" ? createBrotliCompress(quick) : createGzip();
}

/** The best encoding that a browser takes, by its `Accept-Encoding`; undefined for none. */
export function chooseEncoding(accepted: string | string[] = ""): Encoding | undefined {
  if (/\bbr\b/.test(`${accepted}`)) return "br";
  return /\bgzip\b/.test(`${accepted}`) ? "gzip" : undefined;
}
