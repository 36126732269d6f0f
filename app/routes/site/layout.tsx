import { type ReactNode, useContext } from "react";
import { Outlet, useLocation } from "react-router";
import { SiteScript } from "#app/client/document-scripts.tsx";
import { ErrorScreen } from "#app/client/error-screen.tsx";
import { IncidentContext } from "#app/client/incident.ts";
import { isPreviewingDrafts } from "#app/features/content/editing/draft-preview.server.ts";
import { getLocale, stripLocale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import deferredStyles from "#app/routes/site/site-deferred.css?url";
import site from "#app/site.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/layout";
import { loadSiteShell } from "./shell/load-site-shell.server.ts";
import { NoticeBox } from "./shell/notice-box.tsx";
import { previewDrafts } from "./shell/preview-drafts.server.ts";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteNav } from "./shell/site-nav.tsx";

/** Public. Staff with `edit:content` see the drafts of any page with `?preview`. */
export const middleware: Route.MiddlewareFunction[] = [previewDrafts];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: site }];

export async function loader({ request }: Route.LoaderArgs) {
  const { origin, pathname } = new URL(request.url);
  const shellData = await loadSiteShell(getLocale(pathname), { origin, pathname });
  return isPreviewingDrafts() ? { ...shellData, preview: true } : shellData;
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const isHome = stripLocale(useLocation().pathname) === "/";
  return (
    <SiteShell isOverPicture={isHome}>
      <Outlet />
      {"preview" in loaderData && <PreviewNote />}
    </SiteShell>
  );
}

/** The error page, inside the navigation and footer of the site. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const incident = useContext(IncidentContext);
  return (
    <SiteShell isOverPicture={false}>
      <ErrorScreen error={error} incident={incident} />
    </SiteShell>
  );
}

/** Says that the page is a preview and not published. */
function PreviewNote() {
  const { page } = useMessages(siteMessages);
  return <p className="wrap untranslated">{page.preview}</p>;
}

function SiteShell({ isOverPicture, children }: { isOverPicture: boolean; children: ReactNode }) {
  return (
    <>
      <SiteScript stylesheetHref={deferredStyles} />
      <SiteNav isOverPicture={isOverPicture} />
      {children}
      <SiteFooter />
      <NoticeBox />
    </>
  );
}
