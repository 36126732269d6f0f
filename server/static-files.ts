import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { compressedExtensions, type Encoding, isCompressible } from "./compression.ts";

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

type Headers = { type: string; cache: string; etag: string };

/**
 * A script, stylesheet or other text, held in memory with its compressed copies (from the build, or made on
 * demand).
 */
export type StaticText = Headers & { raw: Buffer; compressed: Partial<Record<Encoding, Buffer>> };

/** A picture, film or font: already compressed and rarely requested, so it is read from disk. */
export type StaticMedium = Headers & { path: string };

export type StaticFile = StaticText | StaticMedium;

/** Lists the built files and reads the texts into memory. Files with hashed names are cached forever by browsers. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (name.startsWith(".") || isCompressedCopy(name) || !statSync(path).isFile()) continue;
    const file = isCompressible(name)
      ? { ...staticText(name, readFileSync(path)), compressed: readCompressedCopies(path) }
      : { ...fileHeaders(name, hashFile(path)), path };
    files.set(`/${name.replaceAll("\\", "/")}`, file);
  }
  return files;
}

const isCompressedCopy = (name: string) =>
  Object.values(compressedExtensions).some(
    (end) => name.endsWith(end) && isCompressible(name.slice(0, -end.length)),
  );

/** Compressed copies written by the build (tools/bundle/compress-files.ts). */
function readCompressedCopies(path: string): StaticText["compressed"] {
  const compressed: StaticText["compressed"] = {};
  for (const encoding of ["br", "gzip"] as const) {
    const file = path + compressedExtensions[encoding];
    if (existsSync(file)) compressed[encoding] = readFileSync(file);
  }
  return compressed;
}

export function staticText(name: string, raw: Buffer): StaticText {
  const hash = createHash("sha256").update(raw).digest("base64url");
  return { ...fileHeaders(name, hash), raw, compressed: {} };
}

function fileHeaders(name: string, hash: string): Headers {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  const isImmutable = name.startsWith("assets/") || name.startsWith("fonts/");
  return {
    type: getOwnValue(types, ending) ?? "application/octet-stream",
    cache: isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    etag: `"${hash.slice(0, 20)}"`,
  };
}

const readBuffer = Buffer.allocUnsafe(65_536);

/** Content hash, so that an unchanged picture keeps its ETag across builds. Reads in 64 kB blocks. */
function hashFile(path: string): string {
  const hash = createHash("sha256");
  const file = openSync(path, "r");
  for (let read = readSync(file, readBuffer); read > 0; read = readSync(file, readBuffer))
    hash.update(readBuffer.subarray(0, read));
  closeSync(file);
  return hash.digest("base64url");
}
