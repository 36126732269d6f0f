import { useEffect, useRef } from "react";
import { ADD_BUTTON_ID } from "./add-entry.tsx";
import type { CursusPage, RemovedEntryView } from "./cursus-page.server.ts";

/** The button of a row that removes it. */
export const getRemoveButtonId = (entryId: string) => `remove-${entryId}`;

/** The link of a row that opens it. */
export const getEditLinkId = (entryId: string) => `edit-${entryId}`;

/**
 * The button that was pressed is gone with its row: the focus goes to the next row, or to 'Ajouter'. Where the form
 * that had the page for itself is gone, it goes to the row of its entry.
 */
export function useCursusFocus(
  removed: RemovedEntryView | undefined,
  { entries, done }: CursusPage,
) {
  useEffect(() => {
    if (!removed) return;
    const next = entries[removed.place] ?? entries.at(-1);
    // The answer comes before the list without the row.
    if (entries.some(({ id }) => id === removed.id)) return;
    document.getElementById(next ? getRemoveButtonId(next.id) : ADD_BUTTON_ID)?.focus();
  }, [removed, entries]);
  const restoredId = done?.intent === "restore" ? done.id : undefined;
  useEffect(() => {
    if (restoredId) document.getElementById(getRemoveButtonId(restoredId))?.focus();
  }, [restoredId]);
  const savedId = done && !restoredId ? done.id : undefined;
  const isFirstRender = useRef(true);
  useEffect(() => {
    // A document begins at its own start; a dialog has given the focus back to its button.
    const isFocusLost = !isFirstRender.current && document.activeElement === document.body;
    isFirstRender.current = false;
    if (savedId && isFocusLost) document.getElementById(getEditLinkId(savedId))?.focus();
  }, [savedId]);
}
