import type { IncomingMessage, ServerResponse } from "node:http";
import { type createRequestHandler, RouterContextProvider } from "react-router";
import { questions } from "#app/http/kept-page.server.ts";
import { HERE_COOKIE, SHEETS_COOKIE, sheetMark } from "#app/late/cookies.ts";
import { config } from "#app/platform/config.server.ts";
import { COOKIE_PREFIX } from "#app/platform/cookies.ts";
import { type Inlined, inlineSheets, paintedFirst } from "./inline-sheets.ts";
import type { FlatHeaders } from "./ready-answer.ts";
import {
  type KeptPage,
  type Rendered,
  type SharedPages,
  sendKept,
  type Version,
  type VersionName,
} from "./shared-pages.ts";
import type { StaticFile } from "./static-files.ts";

type Sources = {
  handle: ReturnType<typeof createRequestHandler>;
  pages: SharedPages;
  placeOf: (path: string) => string | undefined;
  files: Map<string, StaticFile>;
  /** The headers of a page that carries these styles. */
  headersOf: (styles: string[]) => FlatHeaders;
};

/** Answers with the pages kept for everybody: `atOnce` those that are there, `made` the others. */
export function sharedAnswer({ handle, pages, placeOf, files, headersOf }: Sources) {
  const textOf = (href: string) => {
    const file = files.get(href);
    return file && "raw" in file ? file.raw.toString() : undefined;
  };
  const page = ({ html, styles }: Inlined): Version => {
    const type = ["Content-Type", "text/html; charset=utf-8"];
    const vary = ["Vary", "Accept-Encoding, Cookie"];
    return { text: html, headers: [...headersOf(styles ? [styles] : []), ...type, ...vary] };
  };
  const versionsOf = (html: string): Rendered => {
    const plain = inlineSheets(html, () => undefined);
    return {
      first: page(paintedFirst(inlineSheets(html, textOf))),
      knows: page(inlineSheets(html, (href) => (isOfEveryPage(href) ? undefined : textOf(href)))),
      has: page(plain),
      // The one of every page first: see `versionFor`.
      sheets: plain.sheets.toSorted((a) => (isOfEveryPage(a) ? -1 : 1)).map(sheetMark),
    };
  };

  return {
    /** True when the answer has been sent. No promise and no parsing: most requests end here. */
    atOnce(req: IncomingMessage, res: ServerResponse, also: [string, string][]): boolean {
      const path = readAddress(req);
      const kept = path && pages.find(path);
      if (!kept) return false;
      sendKept(req, res, kept[versionFor(req, kept)], also.flat());
      return true;
    },

    /** True when the address is such a page, which was then made and sent. */
    async made(
      req: IncomingMessage,
      res: ServerResponse,
      also: [string, string][],
    ): Promise<boolean> {
      const path = readAddress(req);
      if (!path || !placeOf(path)) return false;
      const kept = await pages.make(path, async () => {
        const html = await render(handle, config().origin + path);
        return html === undefined ? undefined : versionsOf(html);
      });
      if (!kept) return false;
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      sendKept(req, res, kept[versionFor(req, kept)], also.flat());
      return true;
    },
  };
}

const isOfEveryPage = (href: string) => /\/site-[\w-]{8}\.css$/.test(href);
const sheetsMark = new RegExp(`(?:^|; )${SHEETS_COOKIE}=([\\w.-]+)`);

/** Which page a browser needs, by the sheets that it says it has (app/enhance/keep-sheets.ts). */
function versionFor({ headers }: IncomingMessage, { sheets }: KeptPage): VersionName {
  const said = sheetsMark.exec(headers.cookie ?? "")?.[1]?.split(".") ?? [];
  if (!said.includes(sheets[0] ?? "")) return "first";
  return sheets.every((mark) => said.includes(mark)) ? "has" : "knows";
}

const sessionMark = new RegExp(`${COOKIE_PREFIX}\\.session_token=`);
const hereMark = new RegExp(`(?:^|; )${HERE_COOKIE}=`);

/** The page that is asked for; undefined when the answer is a person's own. */
function readAddress(req: IncomingMessage): string | undefined {
  const url = req.url ?? "/";
  const mark = url.indexOf("?");
  if (mark >= 0 && asksSomething(url.slice(mark))) return undefined;
  // Signed in and not yet told to the browser, or the reverse: a page that tells it is made.
  const cookie = req.headers.cookie;
  if (cookie && sessionMark.test(cookie) !== hereMark.test(cookie)) return undefined;
  return mark >= 0 ? url.slice(0, mark) : url;
}

function asksSomething(search: string): boolean {
  const asked = new URLSearchParams(search);
  return questions.some((name) => asked.has(name));
}

/** Renders a page as it is for everybody: nothing of the asker but the path is given to it. */
async function render(handle: Sources["handle"], address: string): Promise<string | undefined> {
  const answer = await handle(new Request(address), new RouterContextProvider());
  return answer.status === 200 ? answer.text() : undefined;
}
