import { createContext, useContext, useEffect } from "react";
import { Scripts } from "react-router";

/**
 * The small scripts, and what the wake script needs: JSON in the page, or the address where it is.
 * Only the server provides it.
 */
export type Late = {
  early: string;
  wake: string;
  enhance: string;
  /** Which words the modules of the page take (one-language.ts). */
  importMap: string;
  json?: string;
  src?: string;
};
export const LateContext = createContext<Late | undefined>(undefined);

/** In the head: the inline script that runs before the first paint, and what must be known before any module. */
export function EarlyScript() {
  const late = useContext(LateContext);
  return (
    <>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, allowed by its hash
        dangerouslySetInnerHTML={{ __html: late?.early ?? "" }}
      />
      <script
        type="importmap"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: one of three constants, allowed by its hash
        dangerouslySetInnerHTML={{ __html: late?.importMap ?? "{}" }}
      />
    </>
  );
}

/** A sheet of what is below the first screen or opens later: it does not hold the first paint (0040). */
export function LateSheet({ href }: { href: string }) {
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
 * At the top of a public page: the script that makes native parts better and wakes React (app/enhance),
 * and the sheet of what is seen later.
 */
export function EnhanceScript({ sheet }: { sheet: string }) {
  const late = useContext(LateContext);
  return (
    <>
      <LateSheet href={sheet} />
      {/* After what is seen: on a slow network it would take half of the first picture's share. */}
      <script type="module" src={late?.enhance} fetchPriority="low" suppressHydrationWarning />
    </>
  );
}

/**
 * Replaces `<Scripts/>`: the page arrives as a document, and React is loaded at the first intent.
 * Why and how: docs/decisions/0011-late-react.md. While developing, the usual scripts are used.
 * A page that wakes at once carries the wake script; a public one has it in its file.
 */
export function LateScripts({ now }: { now: boolean }) {
  const late = useContext(LateContext);
  useEffect(() => {
    document.dispatchEvent(new Event("awake"));
  }, []);
  if (import.meta.env.DEV && import.meta.env.VITE_LATE !== "1") return <Scripts />;
  return (
    <>
      <script
        id="late"
        type="application/json"
        data-src={late?.src}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped in late-json.server.ts
        dangerouslySetInnerHTML={{ __html: late?.json ?? "" }}
      />
      {now && (
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, allowed by its hash
          dangerouslySetInnerHTML={{ __html: late?.wake ?? "" }}
        />
      )}
    </>
  );
}
