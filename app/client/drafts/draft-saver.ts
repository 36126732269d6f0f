import type { Draft } from "./form-draft.ts";

type DraftSaverOptions = {
  /** Returns the values of the form that the server does not have; null when there are none. */
  read: () => Draft | null;
  /** Stores a draft on this device; false where it cannot. */
  save: (draft: Draft) => Promise<boolean>;
  /** Deletes the stored draft. */
  remove: () => Promise<void>;
  /** Called after each run of saves with whether this device has the draft now. */
  onSaved: (isStored: boolean) => void;
};

/**
 * Saves the draft of a form, one save at a time; input during a save is saved directly after it. The form is read
 * when `saveNow` is called and never later, because its fields may then belong to the next page.
 */
export function createDraftSaver({ read, save, remove, onSaved }: DraftSaverOptions) {
  let saving: Promise<void> | undefined;
  let next: { draft: Draft | null } | undefined;
  const saveAll = async () => {
    let isStored = false;
    try {
      while (next) {
        const { draft } = next;
        next = undefined;
        isStored = draft !== null && (await save(draft));
        if (!draft) await remove();
      }
    } finally {
      saving = undefined;
    }
    onSaved(isStored);
  };
  return {
    /** Saves the current values, or deletes the draft when nothing differs from the server. */
    saveNow(): Promise<void> {
      next = { draft: read() };
      saving ??= saveAll();
      return saving;
    },
  };
}
