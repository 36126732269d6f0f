import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { gzipSync } from "node:zlib";
import { safeTarget } from "#app/http/answer.server.ts";
import { isRehearsal } from "#app/http/mode.server.ts";
import { cookieIn, THEME_COOKIE, themes } from "#app/late/cookies.ts";
import pageStyles from "#app/ui/styles/refusal-page.css?url";
import rehearsalStyles from "#app/ui/styles/rehearsal.css?url";
import siteStyles from "#app/ui/styles/site.css?url";
import type { GetStylesheetText } from "./css-variants.ts";
import { createRefusalLog, type LogRefusal } from "./refusal-log.ts";
import { type RefusalPageInput, renderRefusalPage } from "./refusal-page.tsx";
import { METHODS, type RefusalStatus, refusals } from "./refusals.ts";

/** How long the rest of a refused body is read and dropped: a browser that still sends shows no answer. */
const LINGER_MS = 10_000;

type Site = {
  /** The origin of the site, where the settings give one. */
  publicOrigin: string | undefined;
  getStylesheetText: GetStylesheetText;
  /** The headers of a page that carries these styles. */
  pageHeaders: (styles: string[]) => string[];
  logRefusal?: LogRefusal;
};

export type RefusalSender = {
  /**
   * Answers a request that the server cannot take: a page for a person, in the language of the path, a short
   * text for a program. Nothing is sent when the answer has begun.
   */
  refuse(req: IncomingMessage, res: ServerResponse, status: RefusalStatus): void;
  /** Ends a body that arrives too slowly. */
  endSlowBody(req: IncomingMessage, res: ServerResponse): void;
  /** Answers what Node could not read as a request (its `clientError`), and closes the connection. */
  refuseUnreadable(error: UnreadableRequest, socket: Duplex): void;
};

/** The error of Node's `clientError`, with the bytes that it could not read. */
export type UnreadableRequest = NodeJS.ErrnoException & { rawPacket?: Buffer };

export function createRefusalSender({
  publicOrigin,
  getStylesheetText,
  pageHeaders,
  logRefusal = createRefusalLog(),
}: Site): RefusalSender {
  const sheets = [siteStyles, pageStyles, ...(isRehearsal() ? [rehearsalStyles] : [])];
  const styles = sheets.map((href) => getStylesheetText(href) ?? "").join("");
  const headersOfPage = pageHeaders([styles]);
  const answerOf = (status: RefusalStatus, page: Omit<RefusalPageInput, "styles"> | undefined) => {
    const body = Buffer.from(
      page ? renderRefusalPage({ ...page, styles }) : refusals[status].short,
    );
    const type = page ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
    const headers = [
      ...(page ? headersOfPage : pageHeaders([])),
      ...["Content-Type", type, "Cache-Control", "no-store"],
      ...(status === 405 ? ["Allow", METHODS.join(", ")] : []),
    ];
    return { headers, body };
  };
  const refuse: RefusalSender["refuse"] = (req, res, status) => {
    if (res.headersSent) return;
    logRefusal(status, { method: req.method, url: req.url, host: req.headers.host });
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    const page = acceptsHtml(req) ? refusalPageInput(req, status, publicOrigin) : undefined;
    const { headers, body } = answerOf(status, page);
    const isGzip = page && /\bgzip\b/.test(`${req.headers["accept-encoding"]}`);
    // On a slow network the answer must be there before the connection is closed (`dropRest`).
    const sent = isGzip ? gzipSync(body) : body;
    const encoding = isGzip ? ["Content-Encoding", "gzip"] : [];
    const length = ["Content-Length", `${sent.length}`];
    res.writeHead(status, refusals[status].reason, [...headers, ...encoding, ...length]);
    res.end(req.method === "HEAD" ? undefined : sent);
    discardBody(req);
  };

  return {
    refuse,
    endSlowBody(req, res) {
      // A script tries again after a lost connection, and takes a 408 for a refusal.
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
      const { headers, body } = answerOf(
        status,
        isPage ? pageWithoutBackLink(status, path) : undefined,
      );
      const head = formatResponseHead(status, [...headers, "Content-Length", `${body.length}`]);
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

function formatResponseHead(status: RefusalStatus, headers: string[]): string {
  const lines = [`HTTP/1.1 ${status} ${refusals[status].reason}`, "Connection: close"];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** A person who opens a page or sends a form; a script that fetches says otherwise. */
export function acceptsHtml({ headers }: IncomingMessage): boolean {
  const mode = headers["sec-fetch-mode"];
  return (mode === undefined || mode === "navigate") && /\btext\/html\b/.test(headers.accept ?? "");
}

function refusalPageInput(
  req: IncomingMessage,
  status: RefusalStatus,
  publicOrigin: string | undefined,
): Omit<RefusalPageInput, "styles"> {
  const [path = "/"] = (req.url ?? "/").split("?", 1);
  const isForm = req.method === "POST";
  // Another host is not ours, and neither are its addresses.
  const isElsewhere = status === 421 || status === 400;
  const theme = themes.find(
    (one) => one && one === cookieIn(req.headers.cookie ?? "", THEME_COOKIE),
  );
  return {
    ...{ status, path, theme, isForm },
    origin: isElsewhere ? (publicOrigin ?? "") : "",
    back: isElsewhere ? undefined : findOriginPage(req, path, { isForm, publicOrigin }),
  };
}

/** The page that a request came from, when it is one of ours; else the page at the address of a form. */
function findOriginPage(
  req: IncomingMessage,
  path: string,
  { isForm, publicOrigin }: { isForm: boolean; publicOrigin: string | undefined },
): string | undefined {
  const from = safeTarget(pathOfReferer(req, publicOrigin), "");
  return from || (isForm ? safeTarget(path, "") : "") || undefined;
}

function pathOfReferer({ headers }: IncomingMessage, publicOrigin?: string): string | null {
  const from = URL.parse(headers.referer ?? "");
  const host = publicOrigin ? new URL(publicOrigin).host : headers.host;
  return from && from.host === host ? from.pathname + from.search : null;
}

/**
 * Reads and drops what still comes of the body. A connection closed at once would be reset under a browser
 * that still sends, and the browser would show its own page instead of ours.
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
