import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { isRehearsal } from "#app/http/mode.server.ts";
import { refusedRequestMessages } from "#app/i18n/refused-request.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { RehearsalBand, RehearsalContext } from "#app/late/rehearsal.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { type RefusalStatus, refusals } from "./refusals.ts";

export type RefusalPageInput = {
  status: RefusalStatus;
  /** The path of the request: its language is that of the page. */
  path: string;
  /** The address of our home page before its language: "" unless the request named another host. */
  origin: string;
  /** The page or the form that the person comes from, as an address of this site. */
  back: string | undefined;
  isForm: boolean;
  /** The colours that the person chose; undefined for those of their device. */
  theme: string | undefined;
  /** The text of the style sheets, which the policy of the answer allows. */
  styles: string;
};

/**
 * The page of a request that the server cannot take, in the language of its path. It needs nothing else:
 * no database, no second request, no script.
 */
export function renderRefusalPage(input: RefusalPageInput): string {
  const page = (
    <StaticRouter location={localePathOf(input.path)}>
      <RehearsalContext.Provider value={isRehearsal()}>
        <RefusalPage {...input} />
      </RehearsalContext.Provider>
    </StaticRouter>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Only the language is read of a path that may be anything. */
const localePathOf = (path: string) => (/^\/en(?:\/|$)/.test(path) ? "/en" : "/");

function RefusalPage({ status, path, origin, back, isForm, theme, styles }: RefusalPageInput) {
  const { brand } = useMessages(shellMessages);
  const t = useMessages(refusedRequestMessages);
  const home = origin + usePath()("/");
  const { title, text } = t[refusals[status].words];
  return (
    <html
      lang={localePathOf(path) === "/en" ? "en" : "fr"}
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
        <RehearsalBand />
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
