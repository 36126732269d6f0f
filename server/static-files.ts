import { createHash } from "node:crypto";
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import { parseByteRange } from "#app/http/byte-range.ts";
import { findReducedImage, requestsReducedData } from "#app/http/reduced-data-images.server.ts";
import { compressedExtensions, isCompressible } from "./compression.ts";

/** A file of the build. `text` is held for stylesheets only, because pages inline them. */
export type StaticFile = { etag: string; sizeBytes: number; isText: boolean; text?: string };

/** Lists the files of the build by address, with a hash of their content: an unchanged picture keeps its ETag. */
export function listStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    const stats = statSync(path);
    if (name.startsWith(".") || isCompressedCopy(name) || !stats.isFile()) continue;
    const file = { etag: hashFile(path), sizeBytes: stats.size, isText: isCompressible(name) };
    const text = name.endsWith(".css") ? { text: readFileSync(path, "utf8") } : {};
    files.set(`/${name.replaceAll("\\", "/")}`, { ...file, ...text });
  }
  return files;
}

const isCompressedCopy = (name: string) =>
  Object.values(compressedExtensions).some(
    (end) => name.endsWith(end) && isCompressible(name.slice(0, -end.length)),
  );

const readBuffer = Buffer.allocUnsafe(65_536);

/** Reads in 64 kB blocks, because a film would fill the memory. */
function hashFile(path: string): string {
  const hash = createHash("sha256");
  const file = openSync(path, "r");
  for (let read = readSync(file, readBuffer); read > 0; read = readSync(file, readBuffer))
    hash.update(readBuffer.subarray(0, read));
  closeSync(file);
  return `"${hash.digest("base64url").slice(0, 20)}"`;
}

type Env = { Bindings: HttpBindings; Variables: { filePath: string } };

type StaticFilesOptions = {
  folder: string;
  files: Map<string, StaticFile>;
  /** Sets the security headers of a file. */
  setHeaders: (c: Context<Env>) => void;
};

/**
 * Serves the files of the build: Hono chooses the compressed copy, the type and the range; ours are the ETag, If-Range
 * (a film that changed is sent whole) and Cache-Control.
 */
export function serveFiles(options: StaticFilesOptions): MiddlewareHandler<Env> {
  const { folder, files, setHeaders } = options;
  const send = serveStatic<Env>({
    ...{ root: folder, precompressed: true },
    rewriteRequestPath: (_, c) => c.get("filePath"),
  });
  return async (c, next) => {
    const savesData = requestsReducedData(c.env.incoming);
    const smaller = savesData ? findReducedImage(c.req.path, files) : undefined;
    const path = smaller ?? c.req.path;
    const file = files.get(path);
    if (!file) return next();
    setHeaders(c);
    const ifNoneMatch = c.req.header("if-none-match");
    dropInvalidRange(c, file);
    c.set("filePath", path);
    const isUnchanged = ifNoneMatch?.includes(file.etag);
    const sent = isUnchanged ? c.body(null, 304) : await send(c, async () => {});
    if (!sent) {
      // A newer build in the same folder has removed the file.
      c.header("Cache-Control", "no-store");
      return c.text("", 404);
    }
    sent.headers.delete("Last-Modified");
    sent.headers.set("ETag", file.etag);
    // Shared caches must not store the smaller picture, and leaving data saving soon shows the large one again.
    sent.headers.set("Cache-Control", smaller ? "private, max-age=3600" : cacheControl(path));
    if (file.isText) sent.headers.set("Vary", "Accept-Encoding");
    else sent.headers.set("Accept-Ranges", "bytes");
    return sent;
  };
}

/** Removes a Range header that must be ignored: invalid, of several ranges, or for another version of the file. */
function dropInvalidRange(c: Context, { etag, sizeBytes, isText }: StaticFile): void {
  const ifRange = c.req.header("if-range");
  const isOutdated = ifRange !== undefined && ifRange !== etag;
  const isValid = parseByteRange(c.req.header("range"), sizeBytes) !== undefined;
  if (isText || isOutdated || !isValid) c.req.raw.headers.delete("range");
}

/** The names of assets and fonts contain a hash of their content. Browsers compare the service worker each time. */
function cacheControl(path: string): string {
  if (/^\/(assets|fonts)\//.test(path)) return "public, max-age=31536000, immutable";
  return path === "/service-worker.js" ? "no-cache" : "public, max-age=86400";
}
