import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { parseByteRange } from "#app/http/byte-range.ts";
import { logError } from "#app/http/request-errors.server.ts";
import { newCode } from "#app/platform/ids.ts";
import { chooseEncoding, compressSync, type Encoding } from "./compression.ts";
import type { StaticFile, StaticMedium, StaticText } from "./static-files.ts";

/** Sends a static file: in the best encoding for text, as a range for media, or 304. */
export function sendStaticFile(req: IncomingMessage, res: ServerResponse, file: StaticFile): void {
  const isText = "compressed" in file;
  res.setHeader("ETag", file.etag);
  res.setHeader("Cache-Control", file.cache);
  if (isText) res.setHeader("Vary", "Accept-Encoding");
  else res.setHeader("Accept-Ranges", "bytes");
  if (req.headers["if-none-match"]?.includes(file.etag)) {
    res.writeHead(304).end();
    return;
  }
  res.setHeader("Content-Type", file.type);
  if (isText) sendText(req, res, file);
  else void sendMedium(req, res, file);
}

function sendText(req: IncomingMessage, res: ServerResponse, file: StaticText): void {
  const encoding = chooseEncoding(req.headers["accept-encoding"]);
  if (encoding) res.setHeader("Content-Encoding", encoding);
  sendWhole(req, res, encoding ? compressedText(file, encoding) : file.raw);
}

function compressedText(file: StaticText, encoding: Encoding): Buffer {
  file.compressed[encoding] ??= compressSync(file.raw, encoding);
  return file.compressed[encoding];
}

function sendWhole(req: IncomingMessage, res: ServerResponse, body: Buffer): void {
  res.setHeader("Content-Length", body.length);
  res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
}

/** Streams with back-pressure: a slow reader costs one chunk of memory. */
async function sendMedium(
  req: IncomingMessage,
  res: ServerResponse,
  { path, etag }: StaticMedium,
): Promise<void> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const { size } = await file.stat();
    const part = findRange(req, size, etag);
    if (part === "unsatisfiable")
      return void res.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
    const { start, end } = part ?? { start: 0, end: size - 1 };
    if (part) res.setHeader("Content-Range", `bytes ${start}-${end}/${size}`);
    res.writeHead(part ? 206 : 200, { "Content-Length": end - start + 1 });
    if (req.method === "HEAD") return void res.end();
    await pipeline(file.createReadStream({ start, end, autoClose: false }), res);
  } catch (error) {
    // The client disconnected; only a failure before the headers needs a response.
    if (!res.headersSent) sendMissing(res, error);
  } finally {
    await file?.close().catch(() => {});
  }
}

function sendMissing(res: ServerResponse, error: unknown): void {
  for (const name of ["ETag", "Accept-Ranges"]) res.removeHeader(name);
  res.setHeader("Cache-Control", "no-store");
  // ENOENT: a newer build in the same folder has removed the file.
  const isGone = (error as NodeJS.ErrnoException).code === "ENOENT";
  if (!isGone) logError(error, newCode());
  res.writeHead(isGone ? 404 : 503, { "Content-Type": "text/plain" }).end();
}

/**
 * Parses Range, with which players request films. Ignored when `If-Range` names another version: the whole
 * new file is sent.
 */
function findRange({ method, headers }: IncomingMessage, size: number, etag: string) {
  const since = headers["if-range"];
  if (method !== "GET" || (since && since !== etag)) return undefined;
  return parseByteRange(headers.range, size);
}
