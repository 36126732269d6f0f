import { type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { unfinishedMessages } from "#app/i18n/unfinished.ts";
import { useMessages } from "../use-messages.ts";
import { isFormDirty } from "./is-form-dirty.ts";

/**
 * Asks before a page is left with words in its form that are not saved: by a link, by the arrow of the browser, by
 * closing it, or by signing out, which is asked about before the session ends. `returned`: the form came back with
 * words that nobody keeps. Gives the ref of the form.
 */
export function useUnsavedChanges(isRestored: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const { confirmLeave: confirmMessage } = useMessages(unfinishedMessages);
  const isUnsaved = () => isRestored || isFormDirty(form.current);
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      isUnsaved() &&
      !window.confirm(confirmMessage),
  );
  useEffect(() => {
    let isLeaving = false;
    // What the router sends stays on the page, and may not arrive: only what the browser sends leaves with it.
    const onSubmit = ({ target, defaultPrevented }: SubmitEvent) => {
      if (target === form.current && !defaultPrevented) isLeaving = true;
    };
    // Before client/offline/clear-on-sign-out.ts, which tells the server before the page goes.
    const onSignOut = (event: SubmitEvent) => {
      if (!(event.target as Element).matches("[action$='/deconnexion']")) return;
      isLeaving = !(isRestored || isFormDirty(form.current)) || window.confirm(confirmMessage);
      if (isLeaving) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onPageShow = () => {
      isLeaving = false;
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving && (isRestored || isFormDirty(form.current))) event.preventDefault();
    };
    window.addEventListener("submit", onSubmit);
    window.addEventListener("submit", onSignOut, true);
    window.addEventListener("pageshow", onPageShow);
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => {
      window.removeEventListener("submit", onSubmit);
      window.removeEventListener("submit", onSignOut, true);
      window.removeEventListener("pageshow", onPageShow);
      window.removeEventListener("beforeunload", onBeforeUnload);
    };
  }, [isRestored, confirmMessage]);
  return form;
}
