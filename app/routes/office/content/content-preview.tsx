import { Link } from "react-router";
import { getEditableEntry } from "#app/features/content/editing/entry-list.server.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { PREVIEW_QUERY } from "#app/http/cached-page.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale, locales, localizePath } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/content-preview";
import { entryName } from "./entry-name.ts";
import { getPreviewPath } from "./preview-path.server.ts";

/** The preview of an entry with its drafts. Needs `edit:content`. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const { dataByLocale: _data, ...entry } = requireFound(await getEditableEntry(actor, params.id));
  const { pathname } = new URL(request.url);
  const uiLocale = getLocale(pathname);
  const lang = getQuery(request).option("locale", locales) ?? uiLocale;
  const [{ id }, address] = [entry, await getPreviewPath(entry)];
  const title = entryName(uiLocale, entry);
  const [page = "/", anchor] = localizePath(lang, address).split("#");
  const src = `${page}?${PREVIEW_QUERY}=${entry.slug}${anchor ? `#${anchor}` : ""}`;
  return { id, title, lang, src };
}

/** The public page with its drafts, in the width of a phone and of a desktop. */
export default function ContentPreview({ loaderData }: Route.ComponentProps) {
  const { id, title, lang, src } = loaderData;
  const t = useMessages(editorMessages);
  const { titled } = useMessages(officeMessages);
  const path = usePath();
  const page = `/administration/contenus/${id}`;
  return (
    <>
      <title>{titled(t.previewTitle(title))}</title>
      <BackLink to={path(page)}>{title}</BackLink>
      <div className="page-head">
        <div>
          <h1>{t.previewTitle(title)}</h1>
          <p className="page-subtitle">{t.previewText}</p>
        </div>
        <a className="btn btn-secondary btn-small" href={src} target="_blank" rel="noreferrer">
          {t.tab}
        </a>
      </div>
      <nav className="views" aria-label={t.preview}>
        <ul>
          {locales.map((one) => (
            <li key={one}>
              <Link
                to={path(`${page}/apercu?locale=${one}`)}
                aria-current={one === lang ? "page" : undefined}
              >
                {t.language[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="preview-frames">
        {(["phone", "desk"] as const).map((width) => (
          <figure key={width}>
            <figcaption>{t[width]}</figcaption>
            {/* The previewed page has many tab stops: keyboard users can skip it. */}
            <a className="skip-link" href={width === "phone" ? "#preview-desk" : "#main"}>
              {t.skipPreview[width]}
            </a>
            <section
              className="preview-scroll"
              id={`preview-${width}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
              tabIndex={0}
              aria-label={t[width]}
            >
              <iframe className={`preview-${width}`} src={src} title={t[width]} />
            </section>
          </figure>
        ))}
      </div>
    </>
  );
}
