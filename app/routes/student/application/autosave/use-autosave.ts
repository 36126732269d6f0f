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
  /** The application is sent, and this part of it is open again. */
  reopened: { number: string } | null;
};

/**
 * Saves the answers of a form as they are given, keeps on this device what the server does not have yet,
 * and brings it back after the page was lost. `shut`: a part that was open again is not any more, and what is typed
 * stays in the form. `answer` is what the server said of the form sent whole.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  page: AutosavedPage,
  result: unknown,
) {
  const locale = useLocale();
  const { userKey } = useStudentLayoutData();
  const { tell: setSaveState, state } = useSaveState();
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
        // Shut by the school, or its day is over: nothing more leaves, and nothing typed goes away.
        if (number) {
          autosave.hold();
          setSaveState({ kind: "shut" });
          return setClosed(true);
        }
        // Sent from another tab: its page is the one that follows it.
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
    void readStoredAnswers(key).then((kept) => {
      // A page that came from the server after everything was saved knows better.
      const isUpToDate = !kept || (!kept.waits && kept.at < renderedAt.getTime());
      if (autosaveRef.current !== autosave) return;
      if (isUpToDate) return autosave.left();
      writeAnswers(node, kept.answers);
      autosave.resume(kept);
    });
    const stop = listenToForm(node, autosave);
    const onAccepted = () => void deleteStoredAnswers(key);
    document.addEventListener(FORM_ACCEPTED_EVENT, onAccepted);
    return () => {
      stop();
      document.removeEventListener(FORM_ACCEPTED_EVENT, onAccepted);
      autosave.left();
      void autosave.send().finally(() => unregisterOpenPage(key, autosave));
      autosave.hold();
      autosaveRef.current = undefined;
      setSaveState({ kind: "still" });
    };
  }, [form, locale, number, part, userKey, setSaveState]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is shown above the form
  useEffect(() => {
    // What is said there does not push away the field that one is in.
    elementInView.current?.scrollIntoView({ block: "nearest" });
    elementInView.current = null;
  }, [state]);

  useEffect(() => {
    if (!result) return;
    // What was said of the answers one by one is older than what is said of the form.
    setResponse(null);
    const { typed, unsent } = result as { typed?: { seen?: string }; unsent?: string };
    if (unsent !== undefined) autosaveRef.current?.waitFor(unsent);
    else autosaveRef.current?.release(typed?.seen);
  }, [result]);

  return { response, autosaveRef, isClosed };
}

function listenToForm(form: HTMLFormElement, autosave: Autosave): () => void {
  const onFocusOut = (event: FocusEvent) => {
    const field = (event.target as Element).closest(".field");
    // From the day to the month of one date is not leaving it.
    if (field && !field.contains(event.relatedTarget as Node | null)) autosave.left();
  };
  const onChange = ({ target }: Event) => {
    const isChoiceInput =
      target instanceof HTMLSelectElement ||
      /^(radio|checkbox)$/.test((target as HTMLInputElement).type);
    if (isChoiceInput) autosave.left();
  };
  const onSubmit = () => {
    for (const name of ["seen", "writer"] as const) {
      const input = form.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = autosave[name];
    }
    rememberPageId(autosave.writer);
    autosave.hold();
  };
  const onVisibilityChange = () => void (document.hidden ? autosave.left() : autosave.send());
  const onOnline = () => void autosave.back();
  form.addEventListener("input", autosave.typing);
  form.addEventListener("focusout", onFocusOut);
  form.addEventListener("change", onChange);
  form.addEventListener("submit", onSubmit, { capture: true });
  document.addEventListener("visibilitychange", onVisibilityChange);
  addEventListener("online", onOnline);
  return () => {
    form.removeEventListener("input", autosave.typing);
    form.removeEventListener("focusout", onFocusOut);
    form.removeEventListener("change", onChange);
    form.removeEventListener("submit", onSubmit, { capture: true });
    document.removeEventListener("visibilitychange", onVisibilityChange);
    removeEventListener("online", onOnline);
  };
}
