import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { MAX_BODY_BYTES } from "./body-limits.ts";
import { chooseEncoding, compressFast, createEncoder, type Encoding } from "./compression.ts";
import { allowSameOriginFrames } from "./security-headers.ts";

/** Content type of a tus upload chunk: a partial chunk is usable, unlike any other partial body. */
export const UPLOAD_CHUNK_TYPE = "application/offset+octet-stream";

/**
 * Converts Node's request. Its origin comes from the settings, never from a header. Calls `onTooLarge` as
 * soon as the body exceeds the limit; the reader then sees an aborted body.
 */
export function toWebRequest(
  req: IncomingMessage,
  origin: string,
  signal: AbortSignal,
  onTooLarge: () => void,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const init: RequestInit & { duplex?: "half" } = { method: req.method, headers, signal };
  if (req.method !== "GET" && req.method !== "HEAD") {
    const body = req.pipe(limitBody(onTooLarge));
    // `pipe` does not forward errors; end or destroy the target so that the reader does not hang.
    req.once("close", () => {
      if (req.complete) return;
      if (req.headers["content-type"] === UPLOAD_CHUNK_TYPE) body.end();
      else body.destroy(new Error("the client left"));
    });
    init.body = Readable.toWeb(body) as unknown as ReadableStream;
    init.duplex = "half";
  }
  return new Request(`${origin}${req.url}`, init);
}

/** Stops at the limit, for bodies without a Content-Length. */
function limitBody(onTooLarge: () => void): Transform {
  let read = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      if (read <= MAX_BODY_BYTES) return done(null, chunk);
      onTooLarge();
      done(new Error("body too large"));
    },
  });
}

const POLICY = "Content-Security-Policy";

/**
 * Sends a web response, compressed when it is text. `carries`: the page inlines stylesheets, so it is
 * compressed more.
 */
export async function sendWebResponse(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Response,
  { carries: hasInlineStyles = false } = {},
): Promise<void> {
  // The 413 for a too large body was already sent.
  if (res.headersSent) return;
  res.statusCode = answer.status;
  if (answer.statusText) res.statusMessage = answer.statusText;
  // Without this header, any cache may store the response for a guessed time.
  if (!answer.headers.has("Cache-Control")) res.setHeader("Cache-Control", "private, no-cache");
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") res.appendHeader(name, value);
    else res.setHeader(name, value);
  }
  if (answer.headers.get("X-Frame-Options") === "SAMEORIGIN" && !answer.headers.has(POLICY))
    res.setHeader(POLICY, allowSameOriginFrames(String(res.getHeader(POLICY))));
  if (!answer.body || req.method === "HEAD") {
    res.end();
    return;
  }
  const encoding = chooseResponseEncoding(req, answer);
  if (encoding) {
    res.setHeader("Content-Encoding", encoding);
    res.removeHeader("Content-Length");
  }
  if (/^text\/html|^application\/json/.test(answer.headers.get("content-type") ?? ""))
    return sendWhole(res, Buffer.from(await answer.arrayBuffer()), encoding, hasInlineStyles);
  const body = Readable.fromWeb(answer.body as never);
  return encoding ? pipeline(body, createEncoder(encoding), res) : pipeline(body, res);
}

/** Sends a complete body in one write, which costs half as much as a stream. */
async function sendWhole(
  res: ServerResponse,
  body: Buffer,
  encoding?: Encoding,
  hasInlineStyles?: boolean,
): Promise<void> {
  const sent = encoding ? await compressFast(body, encoding, { small: hasInlineStyles }) : body;
  res.setHeader("Content-Length", sent.length);
  res.end(sent);
}

/**
 * Chooses the encoding of a text response; undefined for event streams, which must be sent line by line, and
 * for binary files.
 */
function chooseResponseEncoding(req: IncomingMessage, answer: Response): Encoding | undefined {
  const type = answer.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream")) return undefined;
  return isText(type) ? chooseEncoding(req.headers["accept-encoding"]) : undefined;
}

function isText(type: string): boolean {
  return /^(text\/|application\/(json|manifest|xml))|script/.test(type);
}
