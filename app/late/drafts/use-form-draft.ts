import { type RefObject, useEffect, useRef, useState } from "react";
import { useActionData, useNavigation } from "react-router";
import { useFormAnswer } from "../form-answer.tsx";
import { BACK, keepHere, keptHere, letGoHere } from "../offline/on-device.ts";
import { createDraftSaver } from "./draft-saver.ts";
import {
  changedFrom,
  type Draft,
  draftKey,
  emptyDraft,
  hasWords,
  holdDraft,
  readBase,
  readDraft,
  saysWhat,
  withoutFields,
  writeDraft,
} from "./form-draft.ts";
import { beginSending, endSending } from "./sent-form.ts";

export type DraftOptions = {
  /** Whose page this is (identity/person-mark.server.ts); "": nothing is kept. */
  person: string;
  /** Which form it is, among those of the person. */
  place: string;
  /** What the server has of it already; by default, what the form came with. */
  from?: Draft;
  /** The form came back refused: what it came with was typed. */
  isReturned?: boolean;
  /** False while the dialog of the form is closed. */
  isShown?: boolean;
  /** Changes when the form is another element. */
  renewed?: unknown;
  /** Whether the server has taken a draft, whose answer was lost. */
  isTaken?: (draft: Draft) => boolean;
  /** Fields that are never kept nor put back: what binds the person is chosen again. */
  leftOut?: readonly string[];
  /** A message: a choice without words is no draft, and erasing the words leaves the choices. */
  isMessage?: boolean;
};

export type FormDraft = {
  /** `restored`: what this device had kept is in the form again. */
  is: "nothing" | "kept" | "restored" | "erased";
  /** Takes what was typed away, here and from this device; `putBack` undoes it. */
  erase: () => void;
  putBack: () => void;
};

/**
 * Keeps on this device what is typed in a form, and puts it back in the form when the page is opened again,
 * until the server has taken it or it is erased. Signing out, and the end of a shared session, forget it with
 * all that this device keeps (offline/on-device.ts). Files and passwords are not kept.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  { person, place, isShown = true, ...options }: DraftOptions,
): FormDraft {
  const [is, become] = useState<FormDraft["is"]>("nothing");
  const keep = useRef(async () => {});
  const base = useRef<Draft>({});
  const erased = useRef<Draft>(null);
  const now = useRef(options);
  now.current = options;
  const key = draftKey(person, place);
  const { renewed } = options;
  const { state } = useNavigation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `renewed` says that the form is another element
  useEffect(() => {
    const node = form.current;
    if (!node || !person || !isShown) return;
    let isOpen = true;
    let isWriting = false;
    let taken: Draft | undefined;
    base.current = now.current.from ?? (now.current.isReturned ? {} : readBase(node));
    const { leftOut = [] } = now.current;
    const read = () => withoutFields(readDraft(node), leftOut);
    const written = () => {
      const draft = read();
      const { isMessage, from } = now.current;
      if (!isMessage) return changedFrom(taken ?? from ?? base.current, draft);
      const isKnown = [from, taken].some((one) => one && saysWhat(draft, one));
      return hasWords(node) && !isKnown ? draft : null;
    };
    // A page that is closed between two saves loses nothing but the last key, and what the note says of a draft is
    // true of all of it.
    const { saveNow } = createDraftSaver({
      read: written,
      save: (draft) => keepHere(key, draft),
      remove: () => letGoHere(key),
      onSaved: (isKept) => isOpen && become(isKept ? "kept" : "nothing"),
    });
    const typing = () => {
      if (!isWriting) void saveNow();
    };
    const write = (draft: Draft) => {
      isWriting = true;
      writeDraft(node, draft);
      isWriting = false;
    };
    const submit = ({ submitter, defaultPrevented }: SubmitEvent) => {
      if (defaultPrevented) return;
      holdDraft(node, true);
      // A button that takes the message as it is puts a template in it.
      if (submitter?.hasAttribute("formnovalidate")) return;
      const sent = read();
      beginSending(key, () => {
        // The server has this now, however the page writes it again: only what is changed from here on is a draft.
        taken = sent;
        if (!now.current.isMessage) base.current = sent;
        void saveNow();
      });
    };
    const others = ({ target }: Event) => {
      if (target !== node) endSending(key);
    };
    const open = async () => {
      become("nothing");
      const stored = await keptHere<Draft>(key);
      if (!isOpen) return;
      const kept = stored && withoutFields(stored, leftOut);
      const typed = written();
      const isTaken = now.current.isTaken ?? (() => false);
      if (kept && isTaken(kept) && (!typed || isTaken(typed) || saysWhat(typed, kept))) {
        // The browser may have filled the form again by itself.
        if (typed) clearForm(node, base.current, now.current.isMessage);
        return letGoHere(key);
      }
      // Typed before hydration, filled again by the browser, or come back refused.
      if (typed && kept && saysWhat(typed, kept)) write(kept);
      if (typed) return saveNow();
      if (!kept) return;
      write(kept);
      unfold(node);
      become("restored");
    };
    keep.current = saveNow;
    void open();
    node.addEventListener("input", typing);
    node.addEventListener("change", typing);
    node.addEventListener("submit", submit);
    document.addEventListener("submit", others);
    document.addEventListener(BACK, saveNow);
    return () => {
      isOpen = false;
      endSending(key);
      node.removeEventListener("input", typing);
      node.removeEventListener("change", typing);
      node.removeEventListener("submit", submit);
      document.removeEventListener("submit", others);
      document.removeEventListener(BACK, saveNow);
    };
  }, [form, person, key, isShown, renewed]);

  useEffect(() => {
    if (state === "idle" && form.current) holdDraft(form.current, false);
  }, [state, form]);

  const answer = useFormAnswer(useActionData());
  useEffect(() => {
    // Refused, unsent, or come back with a template in it: what is in the form is still to be kept.
    if (answer !== undefined && form.current && isShown) void keep.current();
  }, [answer, form, isShown]);

  return {
    is,
    erase() {
      if (!form.current) return;
      erased.current = readDraft(form.current);
      clearForm(form.current, base.current, options.isMessage);
      void keep.current().then(() => become("erased"));
    },
    putBack() {
      if (form.current && erased.current) writeDraft(form.current, erased.current);
      void keep.current();
    },
  };
}

/** What was put back in a closed fold would be seen by nobody. */
function unfold(form: HTMLFormElement): void {
  for (let at = form.closest("details"); at; at = at.parentElement?.closest("details") ?? null)
    at.open = true;
}

function clearForm(form: HTMLFormElement, base: Draft, isMessage: boolean | undefined): void {
  if (isMessage) {
    emptyDraft(form);
    return;
  }
  // A file that is being sent with the form goes too.
  form.reset();
  writeDraft(form, base);
}
