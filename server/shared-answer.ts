import type { IncomingMessage, ServerResponse } from "node:http";
import { type createRequestHandler, RouterContextProvider } from "react-router";
import { questions } from "#app/http/kept-page.server.ts";
import { HERE_COOKIE } from "#app/late/cookies.ts";
import { config } from "#app/platform/config.server.ts";
import { COOKIE_PREFIX } from "#app/platform/cookies.ts";
import { marksOf, type TextOf, VARY, versionFor, versionsOf } from "./carried-sheets.ts";
import type { Inlined } from "./inline-sheets.ts";
import type { FlatHeaders } from "./ready-answer.ts";
import { type Rendered, type SharedPages, sendKept, type Version } from "./shared-pages.ts";

type Sources = {
  handle: ReturnType<typeof createRequestHandler>;
  pages: SharedPages;
  placeOf: (path: string) => string | undefined;
  textOf: TextOf;
  /** The headers of a page that carries these styles. */
  headersOf: (styles: string[]) => FlatHeaders;
};

/** Answers with the pages kept for everybody: `atOnce` those that are there, `made` the others. */
export function sharedAnswer({ handle, pages, placeOf, textOf, headersOf }: Sources) {
  const page = ({ html, styles }: Inlined): Version => {
    const type = ["Content-Type", "text/html; charset=utf-8"];
    return { text: html, headers: [...headersOf(styles ? [styles] : []), ...type, ...VARY] };
  };
  const rendered = (html: string): Rendered => {
    const { first, knows, has } = versionsOf(html, textOf);
    const plain = has();
    return {
      ...{ first: page(first()), knows: page(knows()), has: page(plain) },
      sheets: marksOf(plain.sheets),
    };
  };

  return {
    /** True when the answer has been sent. No promise and no parsing: most requests end here. */
    atOnce(req: IncomingMessage, res: ServerResponse, also: [string, string][]): boolean {
      const path = readAddress(req);
      const kept = path && pages.find(path);
      if (!kept) return false;
      sendKept(req, res, kept[versionFor(req.headers.cookie, kept.sheets)], also.flat());
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
        return html === undefined ? undefined : rendered(html);
      });
      if (!kept) return false;
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      sendKept(req, res, kept[versionFor(req.headers.cookie, kept.sheets)], also.flat());
      return true;
    },
  };
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
