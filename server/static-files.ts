import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

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
const compressed = new Set(["css", "js", "json", "svg", "txt", "vtt", "webmanifest"]);

type Encoding = "br" | "gzip";

export type StaticFile = {
  type: string;
  cache: string;
  etag: string;
  raw: Buffer;
  /** Filled as they are first asked for; undefined for what is already compressed, such as pictures. */
  packed: Partial<Record<Encoding, Buffer>> | undefined;
};

/** Reads the built files into memory; hashed names are kept for good by browsers. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (name.startsWith(".") || !statSync(path).isFile()) continue;
    files.set(`/${name.replaceAll("\\", "/")}`, describe(name, readFileSync(path)));
  }
  return files;
}

function describe(name: string, raw: Buffer): StaticFile {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  const forGood = name.startsWith("assets/") || name.startsWith("fonts/");
  return {
    type: types[ending] ?? "application/octet-stream",
    cache: forGood ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    etag: `"${createHash("sha256").update(raw).digest("base64url").slice(0, 20)}"`,
    raw,
    packed: compressed.has(ending) ? {} : undefined,
  };
}

/** Sends a static file in the best encoding the browser takes, or 304. */
export function sendStatic(req: IncomingMessage, res: ServerResponse, file: StaticFile): void {
  res.setHeader("ETag", file.etag);
  res.setHeader("Cache-Control", file.cache);
  if (file.packed) res.setHeader("Vary", "Accept-Encoding");
  if (req.headers["if-none-match"]?.includes(file.etag)) {
    res.writeHead(304).end();
    return;
  }
  const encoding = file.packed && bestOf(String(req.headers["accept-encoding"] ?? ""));
  const body = encoding ? pack(file, encoding) : file.raw;
  if (encoding) res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Type", file.type);
  res.setHeader("Content-Length", body.length);
  res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
}

function bestOf(accepted: string): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

/** Compressed once, at the first need: doing it for every file would double the time of a start. */
function pack(file: StaticFile, encoding: Encoding): Buffer {
  const known = file.packed?.[encoding];
  if (known) return known;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  const bytes = encoding === "br" ? brotliCompressSync(file.raw, quality) : gzipSync(file.raw);
  if (file.packed) file.packed[encoding] = bytes;
  return bytes;
}
