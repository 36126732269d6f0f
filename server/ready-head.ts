import {
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from "node:http";

/** Headers as Node takes them fastest, flat: name, value, name, value. */
export type FlatHeaders = string[];

/** How long a connection without a question is kept, in milliseconds. */
export const KEEP_ALIVE = 65_000;

/** The head of an answer, put in words once. */
export type ReadyHead = { status: number; headers: FlatHeaders; text: string };

/** Throws, as Node does, when a name or a value could end its line. */
export function readyHead(status: number, headers: FlatHeaders): ReadyHead {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return { status, headers, text };
}

const keptOpen = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE / 1_000}\r\n\r\n`;

/** What Node knows of a head that is written already: of all its versions, and of no documented form. */
type WithHead = ServerResponse & { _header?: string | null };

/**
 * Sends a head that is ready and its body. Node would check and write the same dozen headers for every
 * reader, which takes as long as all the rest of a kept page (docs/measures.md). Who does not keep the
 * connection, who is told something `more`, and a Node that knows no ready head, gets the same by the
 * ordinary way.
 */
export function sendReady(
  res: WithHead,
  { status, headers, text }: ReadyHead,
  more: FlatHeaders,
  body?: Buffer,
): void {
  const isReady = res._header === null && res.shouldKeepAlive;
  if (isReady && more.length === 0) res._header = `${text}Date: ${date()}\r\n${keptOpen}`;
  else res.writeHead(status, [...headers, ...more]);
  res.end(res.req.method === "HEAD" ? undefined : body);
}

let second = 0;
let written = "";

/** The hour of an answer (RFC 9110, 6.6.1), written once a second. */
function date(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) [second, written] = [now, new Date(now * 1_000).toUTCString()];
  return written;
}
