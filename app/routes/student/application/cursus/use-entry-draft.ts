import type { RefObject } from "react";
import { useFormDraft } from "#app/late/drafts/use-form-draft.ts";
import { useFrame } from "../../frame/frame.ts";
import type { CursusPage } from "./cursus-page.server.ts";

type EntryDraft = { page: CursusPage; place: string; isReturned?: boolean; isShown?: boolean };

/** Keeps on this device what is typed for one entry, a new one or one to change, until it is saved. */
export function useEntryDraft(
  form: RefObject<HTMLFormElement | null>,
  { page, place, ...options }: EntryDraft,
) {
  const { person } = useFrame();
  const { number = "" } = page.reopened ?? {};
  const { taken } = page;
  return useFormDraft(form, {
    person,
    place: `cursus/${number}/${place}`,
    isTaken: ({ attempt = "" }) => taken.includes(attempt),
    ...options,
  });
}
