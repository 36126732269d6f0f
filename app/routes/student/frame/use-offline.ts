import { useEffect } from "react";
import { useLocation } from "react-router";
import { noNetworkPage } from "#app/late/offline/no-network-page.ts";
import { openOffline } from "#app/late/offline/on-device.ts";
import { useLocale, usePath } from "#app/ui/use-messages.ts";
import { ROOT, sectionAddress } from "../application/frame/addresses.ts";

const application = [ROOT, ...Object.values(sectionAddress)];

/** A page that did not come for want of a network is asked for again once there is one. */
export function useReopened(): void {
  useEffect(() => {
    if (navigator.onLine) return;
    const open = () => location.reload();
    addEventListener("online", open);
    return () => removeEventListener("online", open);
  }, []);
}

/**
 * Once a page of the area is read and idle, this device can say that there is no network; from a page of the
 * application on, those of the application are made ready to open without one.
 */
export function useOffline(person: string): void {
  const path = usePath();
  const locale = useLocale();
  const [scope, home] = [path("/espace-etudiant"), path(ROOT)];
  const isApplication = useLocation().pathname.startsWith(home);
  const pages = isApplication ? application.map(path).join(" ") : "";
  useEffect(() => {
    if (!person) return;
    const open = () => {
      const sheets = [...document.styleSheets].flatMap(({ href }) => href ?? []);
      const noNetwork = noNetworkPage(locale, sheets, pages ? home : null);
      void openOffline({ scope, person, pages: pages.split(" ").filter(Boolean), noNetwork });
    };
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(open);
  }, [scope, home, pages, locale, person]);
}
