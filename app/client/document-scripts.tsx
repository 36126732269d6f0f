import { createContext, useContext, useEffect } from "react";
import { Scripts } from "react-router";

/** The small scripts, and what the wake script needs, where a page wakes. Only the server provides it. */
export type DocumentScripts = {
  early: string;
  wake: string;
  enhance: string;
  /** Which words the modules of the page take (one-language.ts). */
  importMap: string;
  hydrationData?: string;
};
export const DocumentScriptsContext = createContext<DocumentScripts | undefined>(undefined);

/** Whether React takes the page over (wakes.ts). */
type HydrationProps = { isHydrated: boolean };

/** In the head: the inline script that runs before the first paint, and what must be known before any module of React. */
export function EarlyScript({ isHydrated }: HydrationProps) {
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

/** A sheet of what is below the first screen or opens later: it does not hold the first paint (decision 0040). */
export function DeferredStylesheet({ href }: { href: string }) {
  return (
    <>
      <link rel="stylesheet" href={href} media="not all" data-late suppressHydrationWarning />
      <noscript>
        <link rel="stylesheet" href={href} />
      </noscript>
    </>
  );
}

/**
 * At the top of a public page: the script that makes native parts better (app/client/site), and the sheet of what is
 * seen later.
 */
export function SiteScript({ stylesheetHref }: { stylesheetHref: string }) {
  const scripts = useContext(DocumentScriptsContext);
  return (
    <>
      <DeferredStylesheet href={stylesheetHref} />
      {/* After what is seen: on a slow network it would take half of the first picture's share. */}
      <script type="module" src={scripts?.enhance} fetchPriority="low" suppressHydrationWarning />
    </>
  );
}

/**
 * Replaces `<Scripts/>`: the page arrives as a document, and React is loaded when the page says so, or never.
 * Why and how: docs/decisions/0011-public-pages-do-not-hydrate.md. While developing, the usual scripts are used.
 */
export function HydrationScripts({ isHydrated }: HydrationProps) {
  const scripts = useContext(DocumentScriptsContext);
  useEffect(() => {
    document.dispatchEvent(new Event("awake"));
  }, []);
  if (import.meta.env.DEV && import.meta.env.VITE_LATE !== "1") return <Scripts />;
  if (!isHydrated) return null;
  return (
    <>
      <script
        id="late"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped in late-json.server.ts
        dangerouslySetInnerHTML={{ __html: scripts?.hydrationData ?? "" }}
      />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, allowed by its hash
        dangerouslySetInnerHTML={{ __html: scripts?.wake ?? "" }}
      />
    </>
  );
}
