import {
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from "node:http";

/** Headers in Node's fastest form: name, value, name, value. */
export type FlatHeaders = string[];

/** How long an idle connection stays open. */
export const KEEP_ALIVE_MS = 65_000;

/**
 * A response whose head is written once and whose bytes are rebuilt once a second, because the `Date` header
 * changes.
 */
export class PreparedResponse {
  readonly status: number;
  readonly headers: FlatHeaders;
  body: Buffer | undefined;
  #head: string;
  #second = 0;
  #bytes: Buffer = Buffer.alloc(0);

  /** Throws like Node when a header name or value contains a line break. */
  constructor(status: number, headers: FlatHeaders, body?: Buffer) {
    [this.status, this.headers, this.body] = [status, headers, body];
    this.#head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    for (let at = 0; at < headers.length; at += 2) {
      const [name = "", value = ""] = headers.slice(at, at + 2);
      validateHeaderName(name);
      validateHeaderValue(name, value);
      this.#head += `${name}: ${value}\r\n`;
    }
  }

  /** Head and body for a keep-alive connection. */
  get bytes(): Buffer {
    const second = Math.floor(Date.now() / 1_000);
    if (second === this.#second) return this.#bytes;
    this.#second = second;
    const hour = `Date: ${new Date(second * 1_000).toUTCString()}\r\n`; // RFC 9110, 6.6.1
    const head = Buffer.from(this.#head + hour + KEEP_ALIVE_HEADERS, "latin1");
    this.#bytes = Buffer.concat(this.body ? [head, this.body] : [head]);
    // A view of the same memory, so that the body is not held twice.
    if (this.body) this.body = this.#bytes.subarray(head.length);
    return this.#bytes;
  }
}

const KEEP_ALIVE_HEADERS = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;

/** Private fields in which Node stores a written head: in all its versions, but not documented. */
type RawHeaderState = ServerResponse & { _header?: string | null; _headerSent?: boolean };

/**
 * Sends a prepared response by writing its bytes directly, because building the headers for each reader takes
 * as long as everything else for a cached page (docs/measures.md). Falls back to `writeHead` for HEAD,
 * `Connection: close`, extra headers, or a Node version without these fields.
 */
export function sendPreparedResponse(
  res: RawHeaderState,
  response: PreparedResponse,
  extraHeaders: FlatHeaders,
): void {
  const isHead = res.req.method === "HEAD";
  const canWriteRaw = res._header === null && res._headerSent === false;
  if (canWriteRaw && res.shouldKeepAlive && !isHead && extraHeaders.length === 0) {
    res._header = "sent with the body";
    res._headerSent = true;
    res.end(response.bytes);
  } else {
    res.writeHead(response.status, [...response.headers, ...extraHeaders]);
    res.end(isHead ? undefined : response.body);
  }
}
