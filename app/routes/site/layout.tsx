import { type ReactNode, useContext } from "react";
import { Outlet, useLocation } from "react-router";
import { localeOf, plainPath } from "#app/i18n/locale.ts";
import { ErrorScreen } from "#app/late/error-screen.tsx";
import { IncidentContext } from "#app/late/incident.ts";
import { EnhanceScript } from "#app/late/late-scripts.tsx";
import site from "#app/ui/styles/site.css?url";
import late from "#app/ui/styles/site-late.css?url";
import type { Route } from "./+types/layout";
import { loadFrame } from "./frame/frame.server.ts";
import { NoticeBox } from "./frame/notice-box.tsx";
import { SiteFooter } from "./frame/site-footer.tsx";
import { SiteNav } from "./frame/site-nav.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: site }];

export function loader({ request }: Route.LoaderArgs) {
  const { origin, pathname } = new URL(request.url);
  return loadFrame(localeOf(pathname), { origin, pathname });
}

export default function SiteLayout() {
  const home = plainPath(useLocation().pathname) === "/";
  return (
    <Frame over={home}>
      <Outlet />
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

function Frame({ over, children }: { over: boolean; children: ReactNode }) {
  return (
    <>
      <EnhanceScript sheet={late} />
      <SiteNav over={over} />
      {children}
      <SiteFooter />
      <NoticeBox />
    </>
  );
}
