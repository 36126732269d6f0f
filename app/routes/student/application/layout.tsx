import { useEffect } from "react";
import { Outlet } from "react-router";
import { noNetworkPage } from "#app/late/offline/no-network-page.ts";
import { openOffline } from "#app/late/offline/on-device.ts";
import { useLocale, usePath } from "#app/ui/use-words.ts";
import { useFrame } from "../frame/frame.ts";
import { SavingProvider } from "./autosave/saving.tsx";
import { ROOT, sectionAddress } from "./frame/addresses.ts";

/** The pages of the application; each brings its own head, since errors stand above it. */
export default function ApplicationLayout() {
  useOffline();
  return (
    <SavingProvider>
      <Outlet />
    </SavingProvider>
  );
}

/** Once the page is read and idle, the pages of the application are made ready to open without a network. */
function useOffline(): void {
  const path = usePath();
  const locale = useLocale();
  const { person } = useFrame();
  const [scope, home] = [path("/espace-etudiant"), path(ROOT)];
  const pages = [ROOT, ...Object.values(sectionAddress)].map(path).join(" ");
  useEffect(() => {
    if (!person) return;
    const open = () => {
      const sheets = [...document.styleSheets].flatMap(({ href }) => href ?? []);
      const noNetwork = noNetworkPage(locale, sheets, home);
      void openOffline({ scope, person, pages: pages.split(" "), noNetwork });
    };
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(open);
  }, [scope, home, pages, locale, person]);
}
