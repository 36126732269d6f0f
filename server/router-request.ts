import type { IncomingMessage } from "node:http";
import { Readable, Transform } from "node:stream";
import { MAX_BODY_BYTES } from "./body-limits.ts";

/** Content type of a tus upload chunk: a partial chunk is usable, unlike any other partial body. */
export const UPLOAD_CHUNK_TYPE = "application/offset+octet-stream";

type RouterRequestOptions = {
  /** Our origin from the settings, never from a header when PUBLIC_ORIGIN is set. */
  origin: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Called as soon as the body exceeds the limit; the reader then sees an aborted body. */
  onTooLarge: () => void;
};

/** Builds the request that React Router handles: on our own origin, with a limited body. */
export function createRouterRequest(
  incoming: IncomingMessage,
  headers: Headers,
  { origin, signal, onTooLarge }: RouterRequestOptions,
): Request {
  const init: RequestInit & { duplex?: "half" } = { method: incoming.method, headers, signal };
  if (incoming.method !== "GET" && incoming.method !== "HEAD") {
    const body = incoming.pipe(limitBody(onTooLarge));
    // `pipe` does not forward errors; end or destroy the target so that the reader does not hang.
    incoming.once("close", () => {
      if (incoming.complete) return;
      if (incoming.headers["content-type"] === UPLOAD_CHUNK_TYPE) body.end();
      else body.destroy(new Error("the client left"));
    });
    init.body = Readable.toWeb(body) as unknown as ReadableStream;
    init.duplex = "half";
  }
  return new Request(`${origin}${incoming.url}`, init);
}

/** Stops at the limit, for bodies without a Content-Length. */
function limitBody(onTooLarge: () => void): Transform {
  let bytesRead = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytesRead += chunk.length;
      if (bytesRead <= MAX_BODY_BYTES) return done(null, chunk);
      onTooLarge();
      done(new Error("body too large"));
    },
  });
}
