import type { IncomingMessage } from "node:http";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { findCookie, THEME_COOKIE, themes } from "#app/client/cookies.ts";
import { RehearsalBanner, RehearsalContext } from "#app/client/rehearsal.tsx";
import { refusedRequestMessages } from "#app/i18n/refused-request.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { Logo } from "#app/ui/logo.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { isRehearsal } from "./mode.server.ts";
import { type RefusalStatus, refusals } from "./refusals.ts";
import { getSafeTarget } from "./responses.server.ts";

export type RefusalPageInput = {
  status: RefusalStatus;
  /** Path of the request; it decides the language of the page. */
  path: string;
  /** Prefix of the link to the home page: "" unless the request named another host. */
  origin: string;
  /** Path of the page or form that the visitor came from. */
  back: string | undefined;
  isForm: boolean;
  /** Theme chosen by the visitor; undefined for that of the device. */
  theme: string | undefined;
  /** Text of the stylesheets, allowed by hash in the response's policy. */
  styles: string;
};

/**
 * Page for a request that the server refuses before routing, in the language of its path. It needs no
 * database, script or second request.
 */
export function renderRefusalPage(input: RefusalPageInput): string {
  const page = (
    <StaticRouter location={getLocaleHome(input.path)}>
      <RehearsalContext.Provider value={isRehearsal()}>
        <RefusalPage {...input} />
      </RehearsalContext.Provider>
    </StaticRouter>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Maps any path, valid or not, to a path of its language. */
const getLocaleHome = (path: string) => (/^\/en(?:\/|$)/.test(path) ? "/en" : "/");

function RefusalPage({ status, path, origin, back, isForm, theme, styles }: RefusalPageInput) {
  const { brand } = useMessages(shellMessages);
  const t = useMessages(refusedRequestMessages);
  const home = origin + usePath()("/");
  const { title, text } = t[refusals[status].topic];
  return (
    <html
      lang={getLocaleHome(path) === "/en" ? "en" : "fr"}
      data-theme={theme}
      data-rehearsal={isRehearsal() ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#151338" />
        <title>{`${title} — ${brand}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <RehearsalBanner />
        <header className="site-nav site-nav-solid">
          <div className="wrap">
            <a className="brand" href={home}>
              <Logo />
            </a>
          </div>
        </header>
        <main className="wrap refusal-page">
          <h1>{title}</h1>
          <p>{text}</p>
          {status === 413 && <LightenFile />}
          {isForm && <p>{t.nothingSaved}</p>}
          <p className="button-row">
            {back && (
              <a className="btn btn-primary" href={back}>
                {isForm ? t.formLink : t.pageLink}
              </a>
            )}
            <a className={`btn ${back ? "btn-secondary" : "btn-primary"}`} href={home}>
              {t.homeLink}
            </a>
          </p>
          <small lang="en">{`${status} ${refusals[status].reason}`}</small>
        </main>
      </body>
    </html>
  );
}

function LightenFile() {
  const { large } = useMessages(refusedRequestMessages);
  return (
    <>
      <h2>{large.lighten}</h2>
      <ul>
        <li>{large.photo}</li>
        <li>{large.scan}</li>
        <li>{large.several}</li>
      </ul>
    </>
  );
}

/** Whether the request is a page load or a form post; `fetch` sets another Sec-Fetch-Mode. */
export function acceptsHtml({ headers }: IncomingMessage): boolean {
  const mode = headers["sec-fetch-mode"];
  return (mode === undefined || mode === "navigate") && /\btext\/html\b/.test(headers.accept ?? "");
}

/**
 * What the page of a refused request says, from the request.
 * @param publicOrigin our origin, when it is configured
 */
export function readRefusedRequest(
  req: IncomingMessage,
  status: RefusalStatus,
  publicOrigin: string | undefined,
): Omit<RefusalPageInput, "styles"> {
  const [path = "/"] = (req.url ?? "/").split("?", 1);
  const isForm = req.method === "POST";
  // On another host none of our addresses may be linked.
  const isElsewhere = status === 421 || status === 400;
  const theme = themes.find(
    (one) => one && one === findCookie(req.headers.cookie ?? "", THEME_COOKIE),
  );
  return {
    ...{ status, path, theme, isForm },
    origin: isElsewhere ? (publicOrigin ?? "") : "",
    back: isElsewhere ? undefined : findOriginPage(req, path, { isForm, publicOrigin }),
  };
}

/** The referring page when it is ours; else, for a form, the page at its own address. */
function findOriginPage(
  req: IncomingMessage,
  path: string,
  { isForm, publicOrigin }: { isForm: boolean; publicOrigin: string | undefined },
): string | undefined {
  const from = getSafeTarget(pathOfReferer(req, publicOrigin), "");
  return from || (isForm ? getSafeTarget(path, "") : "") || undefined;
}

function pathOfReferer({ headers }: IncomingMessage, publicOrigin?: string): string | null {
  const from = URL.parse(headers.referer ?? "");
  const host = publicOrigin ? new URL(publicOrigin).host : headers.host;
  return from && from.host === host ? from.pathname + from.search : null;
}
