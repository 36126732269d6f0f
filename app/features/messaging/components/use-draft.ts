import { type RefObject, useEffect, useRef, useState } from "react";
import { useActionData, useNavigation } from "react-router";
import { BACK, keepHere, keptHere, letGoHere } from "#app/late/offline/on-device.ts";
import {
  type Draft,
  draftKey,
  emptyDraft,
  hasArrived,
  holdDraft,
  readDraft,
  saysWhat,
  writeDraft,
} from "./draft.ts";
import { letterLeaves, letterStays, useLetterSent } from "./letter-sent.ts";

type Letter = {
  /** Whose page this is (identity/person-mark.server.ts); "": nothing is kept. */
  person: string;
  /** Which form it is, among those of the person. */
  place: string;
  /** The message that was just sent, as the address says. */
  sent: string | null;
  /** The words of their side that came last where this one goes: they may have left before, their answer lost. */
  last?: string;
  /** What the server has of it already: a form that says this is as it came. */
  from?: Draft;
};

export type KeptDraft = {
  is: "nothing" | "kept" | "erased";
  /** Takes the words away, here and from this device; `putBack` undoes it. */
  erase: () => void;
  putBack: () => void;
};

/** How long typing rests before it is kept, in milliseconds. */
const REST = 500;

/**
 * Keeps on this device what is typed in a letter, and puts it back in an empty form, until the server said that it is
 * sent, or it is emptied.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { person, place, sent, last, from }: Letter,
): KeptDraft {
  const [is, become] = useState<KeptDraft["is"]>("nothing");
  const keep = useRef(async () => {});
  const erased = useRef<Draft>(null);
  const came = useRef(last);
  came.current = last;
  const had = useRef(from);
  had.current = from;
  const answer = useActionData();
  const { state } = useNavigation();
  const key = draftKey(person, place);
  useLetterSent(sent);

  useEffect(() => {
    const node = form.current;
    if (!node || !person) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const written = () => {
      const draft = readDraft(node);
      return draft && had.current && saysWhat(draft, had.current) ? null : draft;
    };
    const keepNow = async () => {
      clearTimeout(rest);
      rest = undefined;
      const draft = written();
      const isKept = draft !== null && (await keepHere(key, draft));
      if (!draft) await letGoHere(key);
      if (isOpen) become(isKept ? "kept" : "nothing");
    };
    const typing = () => {
      clearTimeout(rest);
      rest = setTimeout(keepNow, REST);
    };
    const flush = () => void (rest && keepNow());
    const look = () => void (document.hidden && flush());
    const leave = ({ submitter, defaultPrevented }: SubmitEvent) => {
      flush();
      if (defaultPrevented) return;
      holdDraft(node, true);
      // A button that takes the letter as it is puts a template in it.
      if (!submitter?.hasAttribute("formnovalidate")) letterLeaves(key, sent);
    };
    const open = async () => {
      become("nothing");
      const kept = await keptHere<Draft>(key);
      if (!isOpen) return;
      const typed = written();
      if (kept && [kept, typed ?? kept].every((draft) => hasArrived(draft, came.current))) {
        // The browser may have filled the form again by itself.
        emptyDraft(node);
        return letGoHere(key);
      }
      // Typed before this page was awake, filled again by the browser, or come back refused.
      if (typed && kept && saysWhat(typed, kept)) writeDraft(node, kept);
      if (typed) return keepNow();
      if (!kept) return;
      writeDraft(node, kept);
      become("kept");
    };
    keep.current = keepNow;
    void open();
    node.addEventListener("input", typing);
    node.addEventListener("submit", leave);
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", look);
    document.addEventListener(BACK, keepNow);
    return () => {
      flush();
      isOpen = false;
      node.removeEventListener("input", typing);
      node.removeEventListener("submit", leave);
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", look);
      document.removeEventListener(BACK, keepNow);
    };
  }, [form, person, key, sent]);

  useEffect(() => {
    if (state === "idle" && form.current) holdDraft(form.current, false);
  }, [state, form]);

  useEffect(() => {
    // Refused, or come back with a template in it: it has not left.
    if (answer === undefined) return;
    letterStays();
    if (form.current && readDraft(form.current)) void keep.current();
  }, [answer, form]);

  return {
    is,
    erase() {
      if (!form.current) return;
      erased.current = readDraft(form.current);
      emptyDraft(form.current);
      void keep.current().then(() => become("erased"));
    },
    putBack() {
      if (form.current && erased.current) writeDraft(form.current, erased.current);
      void keep.current();
    },
  };
}
