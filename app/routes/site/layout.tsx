import { type ReactNode, useContext } from "react";
import { Outlet, useLocation } from "react-router";
import { SiteScript } from "#app/client/document-scripts.tsx";
import { ErrorScreen } from "#app/client/error-screen.tsx";
import { IncidentContext } from "#app/client/incident.ts";
import { isPreviewingDrafts } from "#app/features/content/editing/draft-preview.server.ts";
import { localeOf, plainPath } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import site from "#app/ui/styles/site.css?url";
import late from "#app/ui/styles/site-late.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/layout";
import { loadFrame } from "./frame/frame.server.ts";
import { NoticeBox } from "./frame/notice-box.tsx";
import { previewDrafts } from "./frame/preview.server.ts";
import { SiteFooter } from "./frame/site-footer.tsx";
import { SiteNav } from "./frame/site-nav.tsx";

/** An editor sees the drafts of any public page with `?apercu`. */
export const middleware: Route.MiddlewareFunction[] = [previewDrafts];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: site }];

export async function loader({ request }: Route.LoaderArgs) {
  const { origin, pathname } = new URL(request.url);
  const frame = await loadFrame(localeOf(pathname), { origin, pathname });
  return isPreviewingDrafts() ? { ...frame, preview: true } : frame;
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const home = plainPath(useLocation().pathname) === "/";
  return (
    <Frame over={home}>
      <Outlet />
      {"preview" in loaderData && <PreviewMark />}
    </Frame>
  );
}

/** A page that fails or does not exist keeps the bar and the footer around the error screen. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const incident = useContext(IncidentContext);
  return (
    <Frame over={false}>
      <ErrorScreen error={error} incident={incident} />
    </Frame>
  );
}

/** Nobody may take a preview for the page that families see. */
function PreviewMark() {
  const { page } = useMessages(siteMessages);
  return <p className="wrap untranslated">{page.preview}</p>;
}

function Frame({ over, children }: { over: boolean; children: ReactNode }) {
  return (
    <>
      <SiteScript stylesheetHref={late} />
      <SiteNav over={over} />
      {children}
      <SiteFooter />
      <NoticeBox />
    </>
  );
}
