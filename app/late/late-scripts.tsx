import { createContext, useContext, useEffect } from "react";
import { Scripts } from "react-router";

/** What the wake script needs, as JSON, and the script itself. Only the server provides it. */
export const LateContext = createContext<{ json: string; wake: string } | undefined>(undefined);

/**
 * Replaces `<Scripts/>`: the page arrives as a document, and React is loaded at the first intent.
 * Why and how: docs/decisions/0011-late-react.md. While developing, the usual scripts are used.
 */
export function LateScripts() {
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
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped in late-json.server.ts
        dangerouslySetInnerHTML={{ __html: late?.json ?? "" }}
      />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script, allowed by its hash
        dangerouslySetInnerHTML={{ __html: late?.wake ?? "" }}
      />
    </>
  );
}
