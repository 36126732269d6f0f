import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { gzipSync } from "node:zlib";
import rehearsalStyles from "#app/client/rehearsal.css?url";
import type { GetStylesheetText } from "#app/http/css-variants.server.ts";
import { isRehearsal } from "#app/http/mode.server.ts";
import { createRefusalLog, type LogRefusal } from "#app/http/refusal-log.server.ts";
import pageStyles from "#app/http/refusal-page.css?url";
import {
  acceptsHtml,
  type RefusalPageInput,
  readRefusedRequest,
  renderRefusalPage,
} from "#app/http/refusal-page.server.tsx";
import { type RefusalStatus, refusals } from "#app/http/refusals.ts";
import siteStyles from "#app/site.css?url";
import { METHODS } from "./request-checks.ts";

/**
 * Time during which the rest of a refused body is read and dropped: a browser that is still sending shows no
 * response.
 */
const LINGER_MS = 10_000;

type Site = {
  /** Public origin, when it is configured. */
  publicOrigin: string | undefined;
  getStylesheetText: GetStylesheetText;
  /** Response headers of a page that inlines these styles. */
  pageHeaders: (styles: string[]) => Record<string, string>;
  logRefusal?: LogRefusal;
};

export type RefusalSender = {
  /**
   * Refuses a request: an HTML page in the language of the path for a browser, a short text for a program.
   * Does nothing when the response has started.
   */
  refuse(req: IncomingMessage, res: ServerResponse, status: RefusalStatus): void;
  /** Ends a request whose body arrives too slowly: 408 for a browser, a closed connection for a script. */
  endSlowBody(req: IncomingMessage, res: ServerResponse): void;
  /** Responds to bytes that Node could not parse (`clientError`), and closes the connection. */
  refuseUnreadable(error: UnreadableRequest, socket: Duplex): void;
};

/** Error of Node's `clientError` with the bytes received. */
export type UnreadableRequest = NodeJS.ErrnoException & { rawPacket?: Buffer };

export function createRefusalSender({
  publicOrigin,
  getStylesheetText,
  pageHeaders,
  logRefusal = createRefusalLog(),
}: Site): RefusalSender {
  const stylesheets = [siteStyles, pageStyles, ...(isRehearsal() ? [rehearsalStyles] : [])];
  const styles = stylesheets.map((href) => getStylesheetText(href) ?? "").join("");
  const headersOfPage = pageHeaders([styles]);
  const renderAnswer = (
    status: RefusalStatus,
    page: Omit<RefusalPageInput, "styles"> | undefined,
  ) => {
    const body = Buffer.from(
      page ? renderRefusalPage({ ...page, styles }) : refusals[status].short,
    );
    const type = page ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
    const headers: Record<string, string> = {
      ...(page ? headersOfPage : pageHeaders([])),
      ...{ "Content-Type": type, "Cache-Control": "no-store" },
      ...(status === 405 && { Allow: METHODS.join(", ") }),
    };
    return { headers, body };
  };
  const refuse: RefusalSender["refuse"] = (req, res, status) => {
    if (res.headersSent) return;
    logRefusal(status, { method: req.method, url: req.url, host: req.headers.host });
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    const page = acceptsHtml(req) ? readRefusedRequest(req, status, publicOrigin) : undefined;
    const { headers, body } = renderAnswer(status, page);
    const isGzip = page && /\bgzip\b/.test(`${req.headers["accept-encoding"]}`);
    // On a slow network the response must arrive before the connection is closed (`discardBody`).
    const sent = isGzip ? gzipSync(body) : body;
    const length = { "Content-Length": `${sent.length}` };
    const encoding = isGzip ? { "Content-Encoding": "gzip" } : {};
    res.writeHead(status, refusals[status].reason, { ...headers, ...encoding, ...length });
    res.end(req.method === "HEAD" ? undefined : sent);
    discardBody(req);
  };

  return {
    refuse,
    endSlowBody(req, res) {
      // Scripts retry after a lost connection, but treat a 408 as a refusal.
      if (!acceptsHtml(req) || res.headersSent) {
        logRefusal(408, { method: req.method, url: req.url, host: req.headers.host });
        return void req.socket.destroy();
      }
      refuse(req, res, 408);
    },
    refuseUnreadable({ code, rawPacket }, socket) {
      if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
      const status = unreadableStatuses[`${code}`] ?? 400;
      const start = rawPacket?.toString("latin1", 0, 8_000) ?? "";
      const [, path] = /^(?:GET|POST) (\/\S*) ?/.exec(start) ?? [];
      logRefusal(status, { url: path, host: /^host: *(\S*)/im.exec(start)?.[1] });
      const isPage = path !== undefined && (status === 431 || /text\/html/.test(start));
      const { headers, body } = renderAnswer(
        status,
        isPage ? pageWithoutBackLink(status, path) : undefined,
      );
      const head = formatResponseHead(status, {
        ...headers,
        "Content-Length": `${body.length}`,
      });
      socket.end(Buffer.concat([Buffer.from(head, "latin1"), body]));
    },
  };
}

const unreadableStatuses: Record<string, RefusalStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const pageWithoutBackLink = (status: RefusalStatus, path: string) => ({
  ...{ status, path, origin: "", back: undefined, isForm: false, theme: undefined },
});

function formatResponseHead(status: RefusalStatus, headers: Record<string, string>): string {
  const lines = [`HTTP/1.1 ${status} ${refusals[status].reason}`, "Connection: close"];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/**
 * Reads and drops the rest of the body. Closing at once would reset the connection of a browser that is still
 * sending, and it would show its own error page instead of ours.
 */
function discardBody(req: IncomingMessage): void {
  if (req.complete) return;
  req.unpipe();
  req.resume();
  const { socket } = req;
  const end = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  req.once("end", () => clearTimeout(end));
  socket.once("close", () => clearTimeout(end));
}
