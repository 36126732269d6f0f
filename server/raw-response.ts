import {
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from "node:http";

/** Headers as Node takes them fastest, flat: name, value, name, value. */
export type FlatHeaders = string[];

/** How long a connection without a question is kept, in milliseconds. */
export const KEEP_ALIVE_MS = 65_000;

/** An answer whose head is put in words once, and whose bytes are put together once a second: they tell the hour. */
export class PreparedResponse {
  readonly status: number;
  readonly headers: FlatHeaders;
  body: Buffer | undefined;
  #head: string;
  #second = 0;
  #bytes: Buffer = Buffer.alloc(0);

  /** Throws, as Node does, when a name or a value of a header could end its line. */
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

  /** The whole of it, for a connection that is kept. */
  get bytes(): Buffer {
    const second = Math.floor(Date.now() / 1_000);
    if (second === this.#second) return this.#bytes;
    this.#second = second;
    const hour = `Date: ${new Date(second * 1_000).toUTCString()}\r\n`; // RFC 9110, 6.6.1
    const head = Buffer.from(this.#head + hour + KEEP_ALIVE_HEADERS, "latin1");
    this.#bytes = Buffer.concat(this.body ? [head, this.body] : [head]);
    // Kept once, as a part of the whole.
    if (this.body) this.body = this.#bytes.subarray(head.length);
    return this.#bytes;
  }
}

const KEEP_ALIVE_HEADERS = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;

/** What Node knows of a head that has left: of all its versions, and of no documented form. */
type RawHeaderState = ServerResponse & { _header?: string | null; _headerSent?: boolean };

/**
 * Sends an answer that is ready. Node would check and write the same dozen headers for every reader, and
 * head and body apart, which takes as long as all the rest of a kept page (docs/measures.md). Who does not
 * keep the connection, asks for the head alone or is told something `more`, and a Node that knows no such
 * head, gets the same by the ordinary way.
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
