import { type RefObject, useEffect, useRef, useState } from "react";
import { useActionData, useNavigation } from "react-router";
import { useActionResult } from "../action-result.tsx";
import {
  DEVICE_RESUMED_EVENT,
  deleteFromDevice,
  readFromDevice,
  storeOnDevice,
} from "../offline/device-store.ts";
import { createDraftSaver } from "./draft-saver.ts";
import {
  clearText,
  type Draft,
  draftKey,
  findChangedFields,
  hasText,
  isSameDraft,
  readDraft,
  readInitialDraft,
  setTextReadOnly,
  withoutFields,
  writeDraft,
} from "./form-draft.ts";
import { beginSubmission, endSubmission } from "./submit-form.ts";

export type FormDraftOptions = {
  /** The key of the user (access/user-key.server.ts); "" stores nothing. */
  userKey: string;
  /** The name of the form among those of the user. */
  formName: string;
  /** The values that the server has; by default those that the page rendered. */
  serverDraft?: Draft;
  /** Whether the form was refused: its rendered values were typed by the user. */
  isReturned?: boolean;
  /** False while the dialog of the form is closed. */
  isVisible?: boolean;
  /** Changes when another form element is rendered. */
  formKey?: unknown;
  /** Whether the server has accepted this draft already, when its response was lost. */
  isAccepted?: (draft: Draft) => boolean;
  /** Fields that are neither stored nor restored: the user makes a binding choice anew. */
  excludedFields?: readonly string[];
  /** Whether the form is a message: a choice without text is no draft, and erasing the text leaves the choices. */
  isMessage?: boolean;
};

export type FormDraft = {
  /** `restored`: the form shows the draft of this device again. */
  status: "nothing" | "saved" | "restored" | "erased";
  /** Clears the form and deletes the draft; `restore` undoes it. */
  erase: () => void;
  restore: () => void;
};

/**
 * Stores the input of a form on this device and restores it when the page is opened again, until the server has
 * accepted it or the user erases it. Signing out, and the end of the session on a shared device, delete it
 * (offline/device-store.ts). Files and passwords are not stored.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  { userKey, formName, isVisible = true, ...options }: FormDraftOptions,
): FormDraft {
  const [status, setStatus] = useState<FormDraft["status"]>("nothing");
  const saveRef = useRef(async () => {});
  const base = useRef<Draft>({});
  const erasedDraft = useRef<Draft>(null);
  const latestOptions = useRef(options);
  latestOptions.current = options;
  const key = draftKey(userKey, formName);
  const { formKey } = options;
  const { state } = useNavigation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `formKey` means another form element
  useEffect(() => {
    const node = form.current;
    if (!node || !userKey || !isVisible) return;
    let isMounted = true;
    let isWriting = false;
    let accepted: Draft | undefined;
    base.current =
      latestOptions.current.serverDraft ??
      (latestOptions.current.isReturned ? {} : readInitialDraft(node));
    const { excludedFields = [] } = latestOptions.current;
    const read = () => withoutFields(readDraft(node), excludedFields);
    const readChanges = () => {
      const draft = read();
      const { isMessage, serverDraft } = latestOptions.current;
      if (!isMessage) return findChangedFields(accepted ?? serverDraft ?? base.current, draft);
      const isKnown = [serverDraft, accepted].some((one) => one && isSameDraft(draft, one));
      return hasText(node) && !isKnown ? draft : null;
    };
    // Every input event saves, so a page that is closed loses at most the last key, and the note about the draft is
    // always true.
    const { saveNow } = createDraftSaver({
      read: readChanges,
      save: (draft) => storeOnDevice(key, draft),
      remove: () => deleteFromDevice(key),
      onSaved: (isStored) => isMounted && setStatus(isStored ? "saved" : "nothing"),
    });
    const onInput = () => {
      if (!isWriting) void saveNow();
    };
    const restoreWithoutSaving = (draft: Draft) => {
      isWriting = true;
      writeDraft(node, draft);
      isWriting = false;
    };
    const onSubmit = ({ submitter, defaultPrevented }: SubmitEvent) => {
      if (defaultPrevented) return;
      setTextReadOnly(node, true);
      // A `formnovalidate` button inserts a template into the message instead of sending it.
      if (submitter?.hasAttribute("formnovalidate")) return;
      const sent = read();
      beginSubmission(key, () => {
        // The server has these values now, even if the page formats them differently; only later changes are a draft.
        accepted = sent;
        if (!latestOptions.current.isMessage) base.current = sent;
        void saveNow();
      });
    };
    const onOtherSubmit = ({ target }: Event) => {
      if (target !== node) endSubmission(key);
    };
    const loadDraft = async () => {
      setStatus("nothing");
      const rawDraft = await readFromDevice<Draft>(key);
      if (!isMounted) return;
      const storedDraft = rawDraft && withoutFields(rawDraft, excludedFields);
      const changes = readChanges();
      const isAccepted = latestOptions.current.isAccepted ?? (() => false);
      if (
        storedDraft &&
        isAccepted(storedDraft) &&
        (!changes || isAccepted(changes) || isSameDraft(changes, storedDraft))
      ) {
        // The browser may have restored the form itself.
        if (changes) clearForm(node, base.current, latestOptions.current.isMessage);
        return deleteFromDevice(key);
      }
      // Typed before hydration, restored by the browser, or refused.
      if (changes && storedDraft && isSameDraft(changes, storedDraft))
        restoreWithoutSaving(storedDraft);
      if (changes) return saveNow();
      if (!storedDraft) return;
      restoreWithoutSaving(storedDraft);
      openAncestorDetails(node);
      setStatus("restored");
    };
    saveRef.current = saveNow;
    void loadDraft();
    node.addEventListener("input", onInput);
    node.addEventListener("change", onInput);
    node.addEventListener("submit", onSubmit);
    document.addEventListener("submit", onOtherSubmit);
    document.addEventListener(DEVICE_RESUMED_EVENT, saveNow);
    return () => {
      isMounted = false;
      endSubmission(key);
      node.removeEventListener("input", onInput);
      node.removeEventListener("change", onInput);
      node.removeEventListener("submit", onSubmit);
      document.removeEventListener("submit", onOtherSubmit);
      document.removeEventListener(DEVICE_RESUMED_EVENT, saveNow);
    };
  }, [form, userKey, key, isVisible, formKey]);

  useEffect(() => {
    if (state === "idle" && form.current) setTextReadOnly(form.current, false);
  }, [state, form]);

  const answer = useActionResult(useActionData());
  useEffect(() => {
    // The form was refused, unsent, or filled with a template: its values are still a draft.
    if (answer !== undefined && form.current && isVisible) void saveRef.current();
  }, [answer, form, isVisible]);

  return {
    status,
    erase() {
      if (!form.current) return;
      erasedDraft.current = readDraft(form.current);
      clearForm(form.current, base.current, options.isMessage);
      void saveRef.current().then(() => setStatus("erased"));
    },
    restore() {
      if (form.current && erasedDraft.current) writeDraft(form.current, erasedDraft.current);
      void saveRef.current();
    },
  };
}

/** Opens the `<details>` around the form, which would hide the restored text. */
function openAncestorDetails(form: HTMLFormElement): void {
  for (
    let details = form.closest("details");
    details;
    details = details.parentElement?.closest("details") ?? null
  )
    details.open = true;
}

function clearForm(form: HTMLFormElement, base: Draft, isMessage: boolean | undefined): void {
  if (isMessage) {
    clearText(form);
    return;
  }
  // `reset` also removes a selected file.
  form.reset();
  writeDraft(form, base);
}
