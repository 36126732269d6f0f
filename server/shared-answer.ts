import type { IncomingMessage, ServerResponse } from "node:http";
import { type createRequestHandler, RouterContextProvider } from "react-router";
import { COOKIE_PREFIX } from "#app/features/identity/auth.server.ts";
import { LATE_PREFIX, questions, sharedPageContext } from "#app/http/kept-page.server.ts";
import { HERE_COOKIE } from "#app/late/cookies.ts";
import { config } from "#app/platform/config.server.ts";
import { type FlatHeaders, type KeptPage, type SharedPages, sendKept } from "./shared-pages.ts";
import { SPECULATION_PATH, savesData } from "./speculation.ts";

type Sources = {
  handle: ReturnType<typeof createRequestHandler>;
  pages: SharedPages;
  placeOf: (path: string) => string | undefined;
  headers: [string, string][];
};

/** What to send: the page, or its data alone; `also` are headers of this very request. */
type Answer = { page: KeptPage; late: boolean; also: [string, string][] };

/** Answers with the pages kept for everybody: `atOnce` those that are there, `made` the others. */
export function sharedAnswer({ handle, pages, placeOf, headers }: Sources) {
  const plain: FlatHeaders = headers.flat();
  // Browsers read there which pages they may fetch before a click; not those that save data.
  const ahead = [...plain, "Speculation-Rules", `"${SPECULATION_PATH}"`];

  const send = (req: IncomingMessage, res: ServerResponse, answer: Answer) => {
    const { page, late, also } = answer;
    const usual = late || savesData(req) ? plain : ahead;
    sendKept(
      req,
      res,
      late ? page.late : page.html,
      also.length ? [...usual, ...also.flat()] : usual,
    );
  };

  return {
    /** True when the answer has been sent. No promise and no parsing: most requests end here. */
    atOnce(req: IncomingMessage, res: ServerResponse, also: [string, string][]): boolean {
      const asked = readAddress(req);
      const page = asked && pages.find(asked.path);
      if (!page) return false;
      send(req, res, { page, late: asked.late, also });
      return true;
    },

    /** True when the address is such a page, which was then made and sent. */
    async made(
      req: IncomingMessage,
      res: ServerResponse,
      also: [string, string][],
    ): Promise<boolean> {
      const asked = readAddress(req);
      if (!asked || !placeOf(asked.path)) return false;
      const page = await pages.make(asked.path, () => render(handle, config().origin + asked.path));
      if (!page) return false;
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      send(req, res, { page, late: asked.late, also });
      return true;
    },
  };
}

const sessionMark = new RegExp(`${COOKIE_PREFIX}\\.session_token=`);
const hereMark = new RegExp(`(?:^|; )${HERE_COOKIE}=`);

/** The page that is asked for, and whether only its data are; undefined when the answer is a person's own. */
function readAddress(req: IncomingMessage): { path: string; late: boolean } | undefined {
  const url = req.url ?? "/";
  const mark = url.indexOf("?");
  if (mark >= 0 && asksSomething(url.slice(mark))) return undefined;
  // Signed in and not yet told to the browser, or the reverse: a page that tells it is made.
  const cookie = req.headers.cookie;
  if (cookie && sessionMark.test(cookie) !== hereMark.test(cookie)) return undefined;
  const path = mark >= 0 ? url.slice(0, mark) : url;
  const late = path.startsWith(`${LATE_PREFIX}/`);
  return { path: late ? path.slice(LATE_PREFIX.length) : path, late };
}

function asksSomething(search: string): boolean {
  const asked = new URLSearchParams(search);
  return questions.some((name) => asked.has(name));
}

/** Renders a page as it is for everybody: nothing of the asker but the path is given to it. */
async function render(handle: Sources["handle"], address: string) {
  const context = new RouterContextProvider();
  const page = { late: "" };
  context.set(sharedPageContext, page);
  const answer = await handle(new Request(address), context);
  if (answer.status !== 200) return undefined;
  const html = Buffer.from(await answer.arrayBuffer());
  return { html, late: Buffer.from(page.late) };
}
