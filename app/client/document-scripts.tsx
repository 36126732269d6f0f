import { createContext, useContext, useEffect } from "react";
import { Scripts } from "react-router";

/** The inline scripts and styles of a page. Only the server provides them. */
export type DocumentInlines = {
  early: string;
  beforeHydration: string;
  /** Address of the script of public pages. */
  siteScript: string;
  /** Text of the stylesheet of an area; undefined in development and where the browser has it cached. */
  areaStyles: string | undefined;
  /** Nonce of the content security policy; only the responses of hydrated pages have one. */
  nonce: string | undefined;
};
export const DocumentInlinesContext = createContext<DocumentInlines | undefined>(undefined);

/** Whether React hydrates the page (hydrates.ts). */
type HydrationProps = { isHydrated: boolean };

/** In the head: the inline script that runs before the first paint, and on a hydrated page what watches its scripts. */
export function InlineScripts({ isHydrated }: HydrationProps) {
  const inlines = useContext(DocumentInlinesContext);
  return (
    <>
      <script
        nonce={inlines?.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, allowed by its hash or the nonce
        dangerouslySetInnerHTML={{ __html: inlines?.early ?? "" }}
      />
      {isHydrated && (
        <script
          nonce={inlines?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, allowed by the nonce
          dangerouslySetInnerHTML={{ __html: inlines?.beforeHydration ?? "" }}
        />
      )}
    </>
  );
}

/**
 * In the head: the stylesheet of the area. A first document contains its text, beside a disabled link: React places the
 * preloads of its scripts before a linked stylesheet, which would delay the first paint by a second on 3G
 * (docs/measures.md). The link is then loaded into the cache, and later documents only link it: compressing its text
 * takes longer than compressing the rest of the page. React keeps what the server rendered.
 */
export function AreaStylesheet({ href }: { href: string | undefined }) {
  const inlines = useContext(DocumentInlinesContext);
  useEffect(() => {
    // A script of its own: later documents, which link their stylesheet, do not load it.
    if (href && document.querySelector("link[disabled]"))
      import("./stylesheet-cache.ts")
        .then(({ cacheStylesheets }) => cacheStylesheets())
        .catch(() => {});
  }, [href]);
  if (!href) return null;
  // In development Vite replaces a linked stylesheet that changes.
  if (import.meta.env.DEV) return <link rel="stylesheet" href={href} />;
  return (
    <>
      <link
        rel="stylesheet"
        href={href}
        suppressHydrationWarning
        // React renders the attribute, but its types do not have it.
        {...(inlines?.areaStyles !== undefined && { disabled: true })}
      />
      <style
        nonce={inlines?.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a stylesheet of our own build, allowed by the nonce
        dangerouslySetInnerHTML={{ __html: inlines?.areaStyles ?? "" }}
      />
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
  const inlines = useContext(DocumentInlinesContext);
  return (
    <>
      <DeferredStylesheet href={stylesheetHref} />
      {/* Low priority: on a slow network it would take half of the bandwidth of the first picture. */}
      <script
        type="module"
        src={inlines?.siteScript}
        fetchPriority="low"
        suppressHydrationWarning
      />
      {/* Vite's client, which reloads the page after a change; hydrated pages load it with React. */}
      {import.meta.env.DEV && <script type="module" src="/@vite/client" suppressHydrationWarning />}
    </>
  );
}

/**
 * At the end of the body: React Router's scripts, on pages that hydrate only
 * (docs/decisions/0011-public-pages-do-not-hydrate.md).
 */
export function HydrationScripts({ isHydrated }: HydrationProps) {
  useEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return isHydrated ? <Scripts /> : null;
}
