import { type RefObject, useEffect, useRef, useState } from "react";
import { rememberPage } from "#app/late/offline/own-pages.ts";
import { heldInView } from "#app/ui/held-in-view.ts";
import { useLocale } from "#app/ui/use-messages.ts";
import { useFrame } from "../../frame/frame.ts";
import { readAnswers, readBase, writeAnswers } from "./form-answers.ts";
import { keepOnDevice, keptOnDevice, letGo, pageKey } from "./on-device.ts";
import { leavePage, openPage } from "./open-pages.ts";
import { type Saver, startSaver, type Told } from "./saver.ts";
import { useSaving } from "./saving.tsx";
import { sendAnswers } from "./send-answers.ts";
import { TAKEN } from "./unsent.ts";

type Page = {
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
export function useAutosave(form: RefObject<HTMLFormElement | null>, page: Page, answer: unknown) {
  const locale = useLocale();
  const { person } = useFrame();
  const { tell, state } = useSaving();
  const held = useRef<HTMLElement | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const saver = useRef<Saver>(undefined);
  const [shut, setShut] = useState(false);
  const { part } = page;
  const number = page.reopened?.number;
  const opened = useRef(page);

  useEffect(() => {
    const node = form.current;
    if (!node || !person) return;
    const key = pageKey(person, part, number);
    const { seen, renderedAt } = opened.current;
    const own = startSaver({
      read: () => readAnswers(node),
      keep: (kept) => keepOnDevice(key, kept),
      send(sent) {
        rememberPage(sent.writer);
        return sendAnswers(locale, { part, number }, sent);
      },
      close() {
        // Shut by the school, or its day is over: nothing more leaves, and nothing typed goes away.
        if (number) {
          own.hold();
          tell({ kind: "shut" });
          return setShut(true);
        }
        // Sent from another tab: its page is the one that follows it.
        void letGo(key).then(() => location.reload());
      },
      show: (newer) => writeAnswers(node, newer),
      tell: (state, news) => {
        held.current = heldInView();
        tell(state);
        setTold(news);
      },
      base: readBase(node),
      seen,
    });
    saver.current = own;
    openPage(key, own);
    void keptOnDevice(key).then((kept) => {
      // A page that came from the server after everything was saved knows better.
      const known = !kept || (!kept.waits && kept.at < renderedAt.getTime());
      if (saver.current !== own) return;
      if (known) return own.left();
      writeAnswers(node, kept.answers);
      own.resume(kept);
    });
    const stop = listen(node, own);
    const taken = () => void letGo(key);
    document.addEventListener(TAKEN, taken);
    return () => {
      stop();
      document.removeEventListener(TAKEN, taken);
      own.left();
      void own.send().finally(() => leavePage(key, own));
      own.hold();
      saver.current = undefined;
      tell({ kind: "still" });
    };
  }, [form, locale, number, part, person, tell]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is shown above the form
  useEffect(() => {
    // What is said there does not push away the field that one is in.
    held.current?.scrollIntoView({ block: "nearest" });
    held.current = null;
  }, [state]);

  useEffect(() => {
    if (!answer) return;
    // What was said of the answers one by one is older than what is said of the form.
    setTold(null);
    const { typed, unsent } = answer as { typed?: { seen?: string }; unsent?: string };
    if (unsent !== undefined) saver.current?.waitFor(unsent);
    else saver.current?.release(typed?.seen);
  }, [answer]);

  return { told, saver, shut };
}

function listen(form: HTMLFormElement, saver: Saver): () => void {
  const leave = (event: FocusEvent) => {
    const field = (event.target as Element).closest(".field");
    // From the day to the month of one date is not leaving it.
    if (field && !field.contains(event.relatedTarget as Node | null)) saver.left();
  };
  const change = ({ target }: Event) => {
    const isChosen =
      target instanceof HTMLSelectElement ||
      /^(radio|checkbox)$/.test((target as HTMLInputElement).type);
    if (isChosen) saver.left();
  };
  const submit = () => {
    for (const name of ["seen", "writer"] as const) {
      const input = form.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = saver[name];
    }
    rememberPage(saver.writer);
    saver.hold();
  };
  const look = () => void (document.hidden ? saver.left() : saver.send());
  const back = () => void saver.back();
  form.addEventListener("input", saver.typing);
  form.addEventListener("focusout", leave);
  form.addEventListener("change", change);
  form.addEventListener("submit", submit, { capture: true });
  document.addEventListener("visibilitychange", look);
  addEventListener("online", back);
  return () => {
    form.removeEventListener("input", saver.typing);
    form.removeEventListener("focusout", leave);
    form.removeEventListener("change", change);
    form.removeEventListener("submit", submit, { capture: true });
    document.removeEventListener("visibilitychange", look);
    removeEventListener("online", back);
  };
}
