import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { MAX_BODY_BYTES } from "./body-limits.ts";
import { chooseEncoding, compressFast, createEncoder, type Encoding } from "./compression.ts";
import { allowSameOriginFrames } from "./security-headers.ts";

/** A piece of a file (tus protocol) is good as far as it came; half of anything else is nothing. */
export const UPLOAD_CHUNK_TYPE = "application/offset+octet-stream";

/**
 * The request as the pages know it. Its address is our own origin, never what a header says. A body that
 * turns out too large is told to `tooLarge` at once; the pages see it break off.
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
    // A pipe does not tell that its source broke off: whoever reads would wait for good.
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

/** Stops reading at the limit, for bodies that do not announce their length. */
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

/** Sends a web answer, compressed when it is text; with more care when it is a page that carries its sheets. */
export async function sendWebResponse(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Response,
  { carries: hasInlineStyles = false } = {},
): Promise<void> {
  // Its body was too large, and it was told so.
  if (res.headersSent) return;
  res.statusCode = answer.status;
  if (answer.statusText) res.statusMessage = answer.statusText;
  // A response without this header may be kept by any cache for as long as it guesses.
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

/** What is there at once leaves in one piece, which costs half as much as many. */
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

/** How a text is compressed for who takes it; undefined for events, which leave one by one, and for files. */
function chooseResponseEncoding(req: IncomingMessage, answer: Response): Encoding | undefined {
  const type = answer.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream")) return undefined;
  return isText(type) ? chooseEncoding(req.headers["accept-encoding"]) : undefined;
}

function isText(type: string): boolean {
  return /^(text\/|application\/(json|manifest|xml))|script/.test(type);
}
