import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { readRange } from "#app/http/byte-range.ts";
import { type Encoding, encodingFor, endings, isPackable, packNow } from "./packed.ts";

const types: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mp4: "video/mp4",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};

type PackedTexts = Partial<Record<Encoding, Buffer>>;

export type StaticFile = {
  type: string;
  cache: string;
  etag: string;
  raw: Buffer;
  /** Made by the build, or at the first need; undefined for what is already compressed, such as pictures. */
  packed: PackedTexts | undefined;
};

/** Reads the built files into memory; hashed names are kept for good by browsers. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (name.startsWith(".") || isOfAnother(name) || !statSync(path).isFile()) continue;
    files.set(`/${name.replaceAll("\\", "/")}`, staticFile(name, readFileSync(path), beside(path)));
  }
  return files;
}

const isOfAnother = (name: string) =>
  Object.values(endings).some(
    (end) => name.endsWith(end) && isPackable(name.slice(0, -end.length)),
  );

/** What the build has packed of a file (tools/bundle/pack-files.ts). */
function beside(path: string): PackedTexts {
  const packed: PackedTexts = {};
  for (const encoding of ["br", "gzip"] as const) {
    const file = path + endings[encoding];
    if (isPackable(path) && existsSync(file)) packed[encoding] = readFileSync(file);
  }
  return packed;
}

/** A file of the site by its name and what is in it, with what of it is packed already. */
export function staticFile(name: string, raw: Buffer, packed: PackedTexts = {}): StaticFile {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  const forGood = name.startsWith("assets/") || name.startsWith("fonts/");
  return {
    type: types[ending] ?? "application/octet-stream",
    cache: forGood ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    etag: `"${createHash("sha256").update(raw).digest("base64url").slice(0, 20)}"`,
    raw,
    packed: isPackable(name) ? packed : undefined,
  };
}

/** Sends a static file in the best encoding the browser takes, a part of it, or 304. */
export function sendStatic(req: IncomingMessage, res: ServerResponse, file: StaticFile): void {
  res.setHeader("ETag", file.etag);
  res.setHeader("Cache-Control", file.cache);
  if (file.packed) res.setHeader("Vary", "Accept-Encoding");
  else res.setHeader("Accept-Ranges", "bytes");
  if (req.headers["if-none-match"]?.includes(file.etag)) {
    res.writeHead(304).end();
    return;
  }
  res.setHeader("Content-Type", file.type);
  if (!file.packed && sendPart(req, res, file)) return;
  const encoding = file.packed && encodingFor(req);
  const body = encoding ? packed(file, encoding) : file.raw;
  if (encoding) res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.length);
  res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
}

/** A player asks for a film in parts. `If-Range` of another version means: the whole of the new one. */
function sendPart(req: IncomingMessage, res: ServerResponse, { raw, etag }: StaticFile): boolean {
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

function packed(file: StaticFile, encoding: Encoding): Buffer {
  const known = file.packed?.[encoding];
  if (known) return known;
  const bytes = packNow(file.raw, encoding);
  if (file.packed) file.packed[encoding] = bytes;
  return bytes;
}
