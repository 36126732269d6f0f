import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip";

/** The same bytes for each way a browser may take them. */
export type Packed = { br: Buffer; gzip: Buffer; raw: Buffer };

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Packs what will be sent many times, outside the main thread. */
export async function pack(raw: Buffer): Promise<Packed> {
  const [br, gzipped] = await Promise.all([brotli(raw, best), gz(raw, { level: 9 })]);
  return { br, gzip: gzipped, raw };
}

/** Packs a file at once, at its first need. */
export function packNow(raw: Buffer, encoding: Encoding): Buffer {
  return encoding === "br" ? brotliCompressSync(raw, best) : gzipSync(raw);
}

/** The best encoding that the browser takes; undefined for none. */
export function encodingFor(req: IncomingMessage): Encoding | undefined {
  const accepted = String(req.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}
