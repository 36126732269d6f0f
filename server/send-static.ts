import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readRange } from "#app/http/byte-range.ts";
import { type Encoding, encodingFor, packNow } from "./packed.ts";
import type { StaticFile, StaticMedium, StaticText } from "./static-files.ts";

/** Sends a static file in the best encoding the browser takes, a part of it, or 304. */
export function sendStatic(req: IncomingMessage, res: ServerResponse, file: StaticFile): void {
  const isText = "packed" in file;
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
  const encoding = encodingFor(req);
  if (encoding) res.setHeader("Content-Encoding", encoding);
  sendWhole(req, res, encoding ? packed(file, encoding) : file.raw);
}

function packed(file: StaticText, encoding: Encoding): Buffer {
  file.packed[encoding] ??= packNow(file.raw, encoding);
  return file.packed[encoding];
}

/** None weighs 300 kB: it is read whole, and a slow browser takes its time to receive it. */
async function sendMedium(
  req: IncomingMessage,
  res: ServerResponse,
  { path, etag }: StaticMedium,
): Promise<void> {
  const raw = await readFile(path).catch(() => undefined);
  if (raw) {
    if (!sendPart(req, res, raw, etag)) sendWhole(req, res, raw);
    return;
  }
  // The next edition of the site was built where this one runs, and has it no more.
  for (const name of ["ETag", "Cache-Control", "Accept-Ranges"]) res.removeHeader(name);
  res.writeHead(404, { "Content-Type": "text/plain" }).end();
}

function sendWhole(req: IncomingMessage, res: ServerResponse, body: Buffer): void {
  res.setHeader("Content-Length", body.length);
  res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
}

/** A player asks for a film in parts. `If-Range` of another version means: the whole of the new one. */
function sendPart(req: IncomingMessage, res: ServerResponse, raw: Buffer, etag: string): boolean {
  const since = req.headers["if-range"];
  if (req.method !== "GET" || (since && since !== etag)) return false;
  const range = readRange(req.headers.range, raw.length);
  if (!range) return false;
  if (range === "unsatisfiable") {
    res.writeHead(416, { "Content-Range": `bytes */${raw.length}` }).end();
    return true;
  }
  const { start, end } = range;
  res.writeHead(206, {
    "Content-Range": `bytes ${start}-${end}/${raw.length}`,
    "Content-Length": end - start + 1,
  });
  res.end(raw.subarray(start, end + 1));
  return true;
}
