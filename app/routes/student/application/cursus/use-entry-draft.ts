import type { RefObject } from "react";
import { useFormDraft } from "#app/client/drafts/use-form-draft.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";
import type { CursusPage } from "./cursus-page.server.ts";

type EntryDraftOptions = {
  page: CursusPage;
  entryKey: string;
  isReturned?: boolean;
  isVisible?: boolean;
};

/** Stores the input of one entry, new or existing, on this device until it is saved. */
export function useEntryDraft(
  form: RefObject<HTMLFormElement | null>,
  { page, entryKey, ...options }: EntryDraftOptions,
) {
  const { userKey } = useStudentLayoutData();
  const { number = "" } = page.reopened ?? {};
  const { savedAttempts } = page;
  return useFormDraft(form, {
    userKey,
    formName: `cursus/${number}/${entryKey}`,
    isAccepted: ({ attempt = "" }) => savedAttempts.includes(attempt),
    ...options,
  });
}
