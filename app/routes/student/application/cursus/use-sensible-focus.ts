import { useEffect } from "react";
import { ADD_BUTTON } from "./add-entry.tsx";
import type { CursusPage, Removed } from "./cursus-page.server.ts";

/** The button of a row that removes it. */
export const removeButton = (entryId: string) => `remove-${entryId}`;

/** The button that was pressed is gone with its row: the focus goes to the next row, or to 'Ajouter'. */
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
}
