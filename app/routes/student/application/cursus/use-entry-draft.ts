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

/** Keeps on this device what is typed for one entry, a new one or one to change, until it is saved. */
export function useEntryDraft(
  form: RefObject<HTMLFormElement | null>,
  { page, entryKey, ...options }: EntryDraftOptions,
) {
  const { userKey } = useStudentLayoutData();
  const { number = "" } = page.reopened ?? {};
  const { savedAttempts: taken } = page;
  return useFormDraft(form, {
    userKey,
    formName: `cursus/${number}/${entryKey}`,
    isAccepted: ({ attempt = "" }) => taken.includes(attempt),
    ...options,
  });
}
