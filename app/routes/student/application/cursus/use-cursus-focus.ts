import { useEffect, useRef } from "react";
import { ADD_BUTTON_ID } from "./add-entry.tsx";
import type { CursusPage, RemovedEntryView } from "./cursus-page.server.ts";

/** The id of the remove button of a row. */
export const getRemoveButtonId = (entryId: string) => `remove-${entryId}`;

/** The id of the edit link of a row. */
export const getEditLinkId = (entryId: string) => `edit-${entryId}`;

/**
 * Moves the focus when its element is gone: after a removal to the next row or the add button, after a restore to the
 * restored row, and after a saved entry page to the row of its entry.
 */
export function useCursusFocus(
  removed: RemovedEntryView | undefined,
  { entries, done }: CursusPage,
) {
  useEffect(() => {
    if (!removed) return;
    const next = entries[removed.position] ?? entries.at(-1);
    // The result arrives before the list without the row.
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
    // A new document keeps its own start, and a dialog has returned the focus to its button.
    const isFocusLost = !isFirstRender.current && document.activeElement === document.body;
    isFirstRender.current = false;
    if (savedId && isFocusLost) document.getElementById(getEditLinkId(savedId))?.focus();
  }, [savedId]);
}
