import { createContext, useContext } from "react";
import styles from "#app/client/rehearsal.css?url";
import { shellMessages } from "#app/i18n/shell.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/**
 * Whether this site runs as the rehearsal of a backup (APP_REHEARSAL). The server provides it; the browser reads it
 * from an attribute of the document, so that other pages carry no data for it.
 */
export const RehearsalContext = createContext(
  typeof document !== "undefined" && "rehearsal" in document.documentElement.dataset,
);

/** In the head of a page of a rehearsal: the stylesheet of the banner, and `noindex`. */
export function RehearsalHead() {
  if (!useContext(RehearsalContext)) return null;
  return (
    <>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={styles} />
    </>
  );
}

/** The banner above every page of a rehearsal. */
export function RehearsalBanner() {
  const { rehearsal } = useMessages(shellMessages);
  if (!useContext(RehearsalContext)) return null;
  return (
    <p className="rehearsal-band" role="note">
      {rehearsal}
    </p>
  );
}
