import { type RefObject, useEffect, useRef, useState } from "react";
import { rememberPageId } from "#app/client/offline/device-page-ids.ts";
import { useLocale } from "#app/ui/use-messages.ts";
import { findVisibleFocus } from "#app/ui/visible-focus.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";
import { type Autosave, createAutosave, type SaveResponse } from "./autosave.ts";
import {
  deleteStoredAnswers,
  getAnswersKey,
  readStoredAnswers,
  storeAnswers,
} from "./draft-store.ts";
import { readAnswers, readRenderedAnswers, writeAnswers } from "./form-answers.ts";
import { registerOpenPage, unregisterOpenPage } from "./open-pages.ts";
import { FORM_ACCEPTED_EVENT } from "./pending-draft.ts";
import { useSaveState } from "./save-state-context.tsx";
import { sendAnswers } from "./send-answers.ts";

type AutosavedPage = {
  part: string;
  seen: string;
  renderedAt: Date;
  /** Set when the application is submitted and the school has reopened this section. */
  reopened: { number: string } | null;
};

/**
 * Connects the autosave to a form: stores on this device what the server lacks, and restores it when the page is
 * opened again. `isClosed` is true when a reopened section has closed meanwhile; the input then stays in the form.
 * `result` is the action result of the whole form.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  page: AutosavedPage,
  result: unknown,
) {
  const locale = useLocale();
  const { userKey } = useStudentLayoutData();
  const { setState: setSaveState, state } = useSaveState();
  const elementInView = useRef<HTMLElement | null>(null);
  const [response, setResponse] = useState<SaveResponse | null>(null);
  const autosaveRef = useRef<Autosave>(undefined);
  const [isClosed, setClosed] = useState(false);
  const { part } = page;
  const number = page.reopened?.number;
  const openedPage = useRef(page);

  useEffect(() => {
    const node = form.current;
    if (!node || !userKey) return;
    const key = getAnswersKey(userKey, part, number);
    const { seen, renderedAt } = openedPage.current;
    const autosave = createAutosave({
      read: () => readAnswers(node),
      store: (stored) => storeAnswers(key, stored),
      send(payload) {
        rememberPageId(payload.writer);
        return sendAnswers(locale, { part, number }, payload);
      },
      onClosed() {
        // The school closed the section, or its deadline passed: nothing more is sent, and the input stays.
        if (number) {
          autosave.pause();
          setSaveState({ kind: "shut" });
          return setClosed(true);
        }
        // Submitted in another tab: the reload shows the status page.
        void deleteStoredAnswers(key).then(() => location.reload());
      },
      showNewer: (newer) => writeAnswers(node, newer),
      onStateChange: (state, response) => {
        elementInView.current = findVisibleFocus();
        setSaveState(state);
        setResponse(response);
      },
      base: readRenderedAnswers(node),
      seen,
    });
    autosaveRef.current = autosave;
    registerOpenPage(key, autosave);
    void readStoredAnswers(key).then((stored) => {
      // A page that was rendered after the last save is newer than the stored answers.
      const isUpToDate = !stored || (!stored.waits && stored.at < renderedAt.getTime());
      if (autosaveRef.current !== autosave) return;
      if (isUpToDate) return autosave.onBlur();
      writeAnswers(node, stored.answers);
      autosave.restore(stored);
    });
    const stop = listenToForm(node, autosave);
    const onAccepted = () => void deleteStoredAnswers(key);
    document.addEventListener(FORM_ACCEPTED_EVENT, onAccepted);
    return () => {
      stop();
      document.removeEventListener(FORM_ACCEPTED_EVENT, onAccepted);
      autosave.onBlur();
      void autosave.send().finally(() => unregisterOpenPage(key, autosave));
      autosave.pause();
      autosaveRef.current = undefined;
      setSaveState({ kind: "idle" });
    };
  }, [form, locale, number, part, userKey, setSaveState]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is shown above the form
  useEffect(() => {
    // A message above the form must not push the focused field out of view.
    elementInView.current?.scrollIntoView({ block: "nearest" });
    elementInView.current = null;
  }, [state]);

  useEffect(() => {
    if (!result) return;
    // The errors of single saves are older than the result of the whole form.
    setResponse(null);
    const { submitted, unsent } = result as { submitted?: { seen?: string }; unsent?: string };
    if (unsent !== undefined) autosaveRef.current?.sendSectionStatus(unsent);
    else autosaveRef.current?.resume(submitted?.seen);
  }, [result]);

  return { response, autosaveRef, isClosed };
}

function listenToForm(form: HTMLFormElement, autosave: Autosave): () => void {
  const onFocusOut = (event: FocusEvent) => {
    const field = (event.target as Element).closest(".field");
    // Moving between the inputs of one date does not leave its field.
    if (field && !field.contains(event.relatedTarget as Node | null)) autosave.onBlur();
  };
  const onChange = ({ target }: Event) => {
    const isChoiceInput =
      target instanceof HTMLSelectElement ||
      /^(radio|checkbox)$/.test((target as HTMLInputElement).type);
    if (isChoiceInput) autosave.onBlur();
  };
  const onSubmit = () => {
    for (const name of ["seen", "writer"] as const) {
      const input = form.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = autosave[name];
    }
    rememberPageId(autosave.writer);
    autosave.pause();
  };
  const onVisibilityChange = () => void (document.hidden ? autosave.onBlur() : autosave.send());
  const onOnline = () => void autosave.onOnline();
  form.addEventListener("input", autosave.onInput);
  form.addEventListener("focusout", onFocusOut);
  form.addEventListener("change", onChange);
  form.addEventListener("submit", onSubmit, { capture: true });
  document.addEventListener("visibilitychange", onVisibilityChange);
  addEventListener("online", onOnline);
  return () => {
    form.removeEventListener("input", autosave.onInput);
    form.removeEventListener("focusout", onFocusOut);
    form.removeEventListener("change", onChange);
    form.removeEventListener("submit", onSubmit, { capture: true });
    document.removeEventListener("visibilitychange", onVisibilityChange);
    removeEventListener("online", onOnline);
  };
}
