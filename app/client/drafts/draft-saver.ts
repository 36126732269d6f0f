import type { Draft } from "./form-draft.ts";

type DraftSaverOptions = {
  /** What the form says that the server does not have; null when there is nothing. */
  read: () => Draft | null;
  /** Stores a draft on this device; false where it cannot. */
  save: (draft: Draft) => Promise<boolean>;
  /** Deletes the stored draft. */
  remove: () => Promise<void>;
  /** Called after each run of saves: whether this device has the draft now. */
  onSaved: (isStored: boolean) => void;
};

/**
 * Saves the draft of a form, one save at a time; what is typed during a save is saved at once after it. The form is
 * read when `saveNow` is called and never later: its fields may be those of the next page by then.
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
    /** Saves what the form says now, or deletes the draft when it says nothing new. */
    saveNow(): Promise<void> {
      next = { draft: read() };
      saving ??= saveAll();
      return saving;
    },
  };
}
