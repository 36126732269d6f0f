import { useEffect } from "react";
import { useLocation } from "react-router";
import { enableOffline } from "#app/client/offline/device-store.ts";
import { renderOfflinePage } from "#app/client/offline/offline-page.ts";
import { useLocale, usePath } from "#app/ui/use-messages.ts";
import { APPLICATION_PATH, sectionPaths } from "../application/shell/application-paths.ts";

const APPLICATION_PATHS = [APPLICATION_PATH, ...Object.values(sectionPaths)];

/** A page that did not come for want of a network is asked for again once there is one. */
export function useReloadWhenOnline(): void {
  useEffect(() => {
    if (navigator.onLine) return;
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
}

/**
 * Once a page of the area is read and idle, this device can say that there is no network; from a page of the
 * application on, those of the application are made ready to open without one.
 */
export function useOfflinePages(userKey: string): void {
  const path = usePath();
  const locale = useLocale();
  const [scope, home] = [path("/espace-etudiant"), path(APPLICATION_PATH)];
  const isApplication = useLocation().pathname.startsWith(home);
  const pages = isApplication ? APPLICATION_PATHS.map(path).join(" ") : "";
  useEffect(() => {
    if (!userKey) return;
    const enable = () => {
      const stylesheets = [...document.styleSheets].flatMap(({ href }) => href ?? []);
      const offlinePage = renderOfflinePage(locale, stylesheets, pages ? home : null);
      void enableOffline({ scope, userKey, pages: pages.split(" ").filter(Boolean), offlinePage });
    };
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(enable);
  }, [scope, home, pages, locale, userKey]);
}
