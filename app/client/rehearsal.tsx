import { createContext, useContext } from "react";
import { shellMessages } from "#app/i18n/shell.ts";
import styles from "#app/ui/styles/rehearsal.css?url";
import { useMessages } from "#app/ui/use-messages.ts";

/**
 * Is this the trial of a backup (APP_REHEARSAL)? The server provides it; in the browser the element of the page says
 * it, so a usual page carries nothing for it.
 */
export const RehearsalContext = createContext(
  typeof document !== "undefined" && "rehearsal" in document.documentElement.dataset,
);

/** In the head of a page of a rehearsal: the sheet of the band, and no search engine. */
export function RehearsalHead() {
  if (!useContext(RehearsalContext)) return null;
  return (
    <>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={styles} />
    </>
  );
}

/** The band above every page of a rehearsal. */
export function RehearsalBanner() {
  const { rehearsal } = useMessages(shellMessages);
  if (!useContext(RehearsalContext)) return null;
  return (
    <p className="rehearsal-band" role="note">
      {rehearsal}
    </p>
  );
}
