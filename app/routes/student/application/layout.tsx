import { useEffect, useState } from "react";
import { Outlet, PrefetchPageLinks } from "react-router";
import { noNetworkPage } from "#app/late/offline/no-network-page.ts";
import { openOffline } from "#app/late/offline/on-device.ts";
import { useLocale, usePath } from "#app/ui/use-words.ts";
import { useFrame } from "../frame/frame.ts";
import { SavingProvider } from "./autosave/saving.tsx";
import { ROOT, sectionAddress } from "./frame/addresses.ts";

/** The pages of the application; each brings its own head, since errors stand above it. */
export default function ApplicationLayout() {
  return (
    <SavingProvider>
      <Offline />
      <Outlet />
    </SavingProvider>
  );
}

/** Once the page is read and idle, the pages of the application are made ready to open without a network. */
function Offline() {
  const path = usePath();
  const { person } = useFrame();
  const [ready, setReady] = useState(false);
  const locale = useLocale();
  const [scope, home] = [path("/espace-etudiant"), path(ROOT)];
  useEffect(() => {
    if (!person) return;
    const open = async () => {
      const sheets = [...document.styleSheets].flatMap(({ href }) => href ?? []);
      const noNetwork = noNetworkPage(locale, sheets, home);
      const opened = await openOffline({ scope, person, noNetwork });
      setReady(opened && isFirst());
    };
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(() => void open());
  }, [scope, home, locale, person]);
  if (!ready) return null;
  const pages = [ROOT, ...Object.values(sectionAddress)];
  return pages.map((page) => <PrefetchPageLinks key={page} page={path(page)} />);
}

/** The pages beside this one are fetched once a visit: they cost some kilobytes. */
function isFirst(): boolean {
  try {
    const first = sessionStorage.getItem("ready") === null;
    sessionStorage.setItem("ready", "1");
    return first;
  } catch {
    return false;
  }
}
