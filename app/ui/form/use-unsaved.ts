import { type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { unfinishedMessages } from "#app/i18n/unfinished.ts";
import { useMessages } from "../use-messages.ts";
import { isChanged } from "./is-changed.ts";

/**
 * Asks before a page is left with words in its form that are not saved: by a link, by the arrow of the browser, by
 * closing it, or by signing out, which is asked about before the session ends. `returned`: the form came back with
 * words that nobody keeps. Gives the ref of the form.
 */
export function useUnsaved(returned: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const { leave } = useMessages(unfinishedMessages);
  const isUnsaved = () => returned || isChanged(form.current);
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved() && !window.confirm(leave),
  );
  useEffect(() => {
    let sent = false;
    // What the router sends stays on the page, and may not arrive: only what the browser sends leaves with it.
    const sending = ({ target, defaultPrevented }: SubmitEvent) => {
      if (target === form.current && !defaultPrevented) sent = true;
    };
    // Before client/offline/clear-on-sign-out.ts, which tells the server before the page goes.
    const signingOut = (event: SubmitEvent) => {
      if (!(event.target as Element).matches("[action$='/deconnexion']")) return;
      sent = !(returned || isChanged(form.current)) || window.confirm(leave);
      if (sent) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const shown = () => {
      sent = false;
    };
    const leaving = (event: BeforeUnloadEvent) => {
      if (!sent && (returned || isChanged(form.current))) event.preventDefault();
    };
    window.addEventListener("submit", sending);
    window.addEventListener("submit", signingOut, true);
    window.addEventListener("pageshow", shown);
    window.addEventListener("beforeunload", leaving);
    return () => {
      window.removeEventListener("submit", sending);
      window.removeEventListener("submit", signingOut, true);
      window.removeEventListener("pageshow", shown);
      window.removeEventListener("beforeunload", leaving);
    };
  }, [returned, leave]);
  return form;
}
