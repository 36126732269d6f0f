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
import { listenToForm } from "./listen-to-form.ts";
import { registerOpenPage, unregisterOpenPage } from "./open-pages.ts";
import { FORM_ACCEPTED_EVENT } from "./pending-draft.ts";
import { useSaveState } from "./save-state-context.tsx";
import { sendAnswers } from "./send-answers.ts";
import { BASE_HASHES_FIELD } from "./wire-format.ts";

type AutosavedPage = {
  part: string;
  [BASE_HASHES_FIELD]: string;
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
    const { [BASE_HASHES_FIELD]: baseHashes, renderedAt } = openedPage.current;
    const autosave = createAutosave({
      read: () => readAnswers(node),
      store: (stored) => storeAnswers(key, stored),
      send(payload) {
        rememberPageId(payload.saveId);
        return sendAnswers(locale, { userKey, part, number }, payload);
      },
      onClosed() {
        // The school closed the section, or its deadline passed: nothing more is sent, and the input stays.
        if (number) {
          autosave.pause();
          setSaveState({ kind: "closed" });
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
      baseHashes,
    });
    autosaveRef.current = autosave;
    registerOpenPage(key, autosave);
    void readStoredAnswers(key).then((stored) => {
      // A page that was rendered after the last save is newer than the stored answers.
      const isUpToDate = !stored || (!stored.isPending && stored.storedAt < renderedAt.getTime());
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
    const { submitted, sectionStatus } = result as {
      submitted?: Record<string, string>;
      sectionStatus?: string;
    };
    if (sectionStatus !== undefined) autosaveRef.current?.sendSectionStatus(sectionStatus);
    else autosaveRef.current?.resume(submitted?.[BASE_HASHES_FIELD]);
  }, [result]);

  return { response, autosaveRef, isClosed };
}
