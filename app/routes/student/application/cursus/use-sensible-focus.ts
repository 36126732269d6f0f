import { useEffect, useRef } from "react";
import { ADD_BUTTON } from "./add-entry.tsx";
import type { CursusPage, Removed } from "./cursus-page.server.ts";

/** The button of a row that removes it. */
export const removeButton = (entryId: string) => `remove-${entryId}`;

/** The link of a row that opens it. */
export const editLink = (entryId: string) => `edit-${entryId}`;

/**
 * The button that was pressed is gone with its row: the focus goes to the next row, or to 'Ajouter'. Where the form
 * that had the page for itself is gone, it goes to the row of its entry.
 */
export function useSensibleFocus(removed: Removed | undefined, { entries, done }: CursusPage) {
  useEffect(() => {
    if (!removed) return;
    const next = entries[removed.place] ?? entries.at(-1);
    // The answer comes before the list without the row.
    if (entries.some(({ id }) => id === removed.id)) return;
    document.getElementById(next ? removeButton(next.id) : ADD_BUTTON)?.focus();
  }, [removed, entries]);
  const back = done?.intent === "restore" ? done.id : undefined;
  useEffect(() => {
    if (back) document.getElementById(removeButton(back))?.focus();
  }, [back]);
  const saved = done && !back ? done.id : undefined;
  const first = useRef(true);
  useEffect(() => {
    // A document begins at its own start; a dialog has given the focus back to its button.
    const isLost = !first.current && document.activeElement === document.body;
    first.current = false;
    if (saved && isLost) document.getElementById(editLink(saved))?.focus();
  }, [saved]);
}
