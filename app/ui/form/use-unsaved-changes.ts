import { type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { unfinishedMessages } from "#app/i18n/unfinished.ts";
import { useMessages } from "../use-messages.ts";
import { isFormDirty } from "./is-form-dirty.ts";

/**
 * Asks for confirmation before the user leaves a page with unsaved input: by a link, the Back button, closing the tab,
 * or signing out (asked before the session ends).
 * @param isRestored the form shows restored values that are saved nowhere, so it counts as unsaved
 * @returns the ref to put on the form
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
    // Only a native submission leaves the page. One sent by the router stays here and may fail.
    const onSubmit = ({ target, defaultPrevented }: SubmitEvent) => {
      if (target === form.current && !defaultPrevented) isLeaving = true;
    };
    // In the capture phase, before client/offline/clear-on-sign-out.ts, which sends a request before the page unloads.
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
