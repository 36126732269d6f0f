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
  /** Whose page this is (identity/user-key.server.ts); "": nothing is kept. */
  userKey: string;
  /** Which form it is, among those of the person. */
  formName: string;
  /** What the server has of it already; by default, what the form came with. */
  serverDraft?: Draft;
  /** The form came back refused: what it came with was typed. */
  isReturned?: boolean;
  /** False while the dialog of the form is closed. */
  isVisible?: boolean;
  /** Changes when the form is another element. */
  formKey?: unknown;
  /** Whether the server has taken a draft, whose answer was lost. */
  isAccepted?: (draft: Draft) => boolean;
  /** Fields that are never kept nor put back: what binds the person is chosen again. */
  excludedFields?: readonly string[];
  /** A message: a choice without words is no draft, and erasing the words leaves the choices. */
  isMessage?: boolean;
};

export type FormDraft = {
  /** `restored`: what this device had kept is in the form again. */
  status: "nothing" | "kept" | "restored" | "erased";
  /** Takes what was typed away, here and from this device; `putBack` undoes it. */
  erase: () => void;
  restore: () => void;
};

/**
 * Keeps on this device what is typed in a form, and puts it back in the form when the page is opened again,
 * until the server has taken it or it is erased. Signing out, and the end of a shared session, forget it with
 * all that this device keeps (offline/on-device.ts). Files and passwords are not kept.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `renewed` says that the form is another element
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
    // A page that is closed between two saves loses nothing but the last key, and what the note says of a draft is
    // true of all of it.
    const { saveNow } = createDraftSaver({
      read: readChanges,
      save: (draft) => storeOnDevice(key, draft),
      remove: () => deleteFromDevice(key),
      onSaved: (isStored) => isMounted && setStatus(isStored ? "kept" : "nothing"),
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
      // A button that takes the message as it is puts a template in it.
      if (submitter?.hasAttribute("formnovalidate")) return;
      const sent = read();
      beginSubmission(key, () => {
        // The server has this now, however the page writes it again: only what is changed from here on is a draft.
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
        // The browser may have filled the form again by itself.
        if (changes) clearForm(node, base.current, latestOptions.current.isMessage);
        return deleteFromDevice(key);
      }
      // Typed before hydration, filled again by the browser, or come back refused.
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
    // Refused, unsent, or come back with a template in it: what is in the form is still to be kept.
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

/** What was put back in a closed fold would be seen by nobody. */
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
  // A file that is being sent with the form goes too.
  form.reset();
  writeDraft(form, base);
}
