import { createContext, useContext, useEffect } from "react";
import { Scripts } from "react-router";

/** The inline scripts of a page, and the data for hydration where it hydrates. Only the server provides them. */
export type DocumentScripts = {
  early: string;
  hydrate: string;
  enhance: string;
  /** The message files that the modules of the page import (import-map.ts). */
  importMap: string;
  hydrationData?: string;
};
export const DocumentScriptsContext = createContext<DocumentScripts | undefined>(undefined);

/** Whether React hydrates the page (hydrates.ts). */
type HydrationProps = { isHydrated: boolean };

/**
 * In the head: the inline script that runs before the first paint, and the import map, which must precede any module.
 */
export function InlineScript({ isHydrated }: HydrationProps) {
  const scripts = useContext(DocumentScriptsContext);
  return (
    <>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, allowed by its hash
        dangerouslySetInnerHTML={{ __html: scripts?.early ?? "" }}
      />
      {isHydrated && (
        <script
          type="importmap"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: one of three constants, allowed by its hash
          dangerouslySetInnerHTML={{ __html: scripts?.importMap ?? "{}" }}
        />
      )}
    </>
  );
}

/**
 * A stylesheet for content below the first screen, or that opens later: it does not delay the first paint (decision
 * 0040).
 */
export function DeferredStylesheet({ href }: { href: string }) {
  return (
    <>
      <link rel="stylesheet" href={href} media="not all" data-lazy suppressHydrationWarning />
      <noscript>
        <link rel="stylesheet" href={href} />
      </noscript>
    </>
  );
}

/** At the top of a public page: its script (app/client/site) and its deferred stylesheet. */
export function SiteScript({ stylesheetHref }: { stylesheetHref: string }) {
  const scripts = useContext(DocumentScriptsContext);
  return (
    <>
      <DeferredStylesheet href={stylesheetHref} />
      {/* Low priority: on a slow network it would take half of the bandwidth of the first picture. */}
      <script type="module" src={scripts?.enhance} fetchPriority="low" suppressHydrationWarning />
    </>
  );
}

/**
 * Replaces `<Scripts/>`: React loads only on pages that hydrate (docs/decisions/0011-public-pages-do-not-hydrate.md).
 * In development React Router's own scripts are used.
 */
export function HydrationScripts({ isHydrated }: HydrationProps) {
  const scripts = useContext(DocumentScriptsContext);
  useEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  if (import.meta.env.DEV && import.meta.env.VITE_LATE !== "1") return <Scripts />;
  if (!isHydrated) return null;
  return (
    <>
      <script
        id="hydration-data"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped in hydration-data.server.ts
        dangerouslySetInnerHTML={{ __html: scripts?.hydrationData ?? "" }}
      />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, allowed by its hash
        dangerouslySetInnerHTML={{ __html: scripts?.hydrate ?? "" }}
      />
    </>
  );
}
