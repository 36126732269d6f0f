import { useEffect } from "react";
import { useLocation } from "react-router";
import { enableOffline } from "#app/client/offline/device-store.ts";
import { renderOfflinePage } from "#app/client/offline/offline-page.ts";
import { whenIdle } from "#app/client/when-idle.ts";
import { useLocale, usePath } from "#app/ui/use-messages.ts";
import { APPLICATION_PATH, sectionPaths } from "../application/shell/application-paths.ts";

/** Offline pages are enabled at the latest then: a page that draws without a pause is never idle. */
const MAX_ENABLE_DELAY_MS = 3_000;

const APPLICATION_PATHS = [APPLICATION_PATH, ...Object.values(sectionPaths)];

/** Reloads a page that failed without a network, once there is one. */
export function useReloadWhenOnline(): void {
  useEffect(() => {
    if (navigator.onLine) return;
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
}

/**
 * Once a page is idle, caches the offline page for the area; on a page of the application, also the pages of the
 * application.
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
      const offlinePage = renderOfflinePage(locale, readStyles(), pages ? home : null);
      void enableOffline({ scope, userKey, pages: pages.split(" ").filter(Boolean), offlinePage });
    };
    whenIdle(enable, MAX_ENABLE_DELAY_MS);
  }, [scope, home, pages, locale, userKey]);
}

/** The rules of the stylesheets that apply here, inline or linked; not of one that only fills the cache. */
function readStyles(): string {
  return [...document.styleSheets]
    .filter(({ disabled, media }) => !disabled && media.mediaText !== "not all")
    .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
    .join("");
}
