import { useEffect, useState } from "react";
import { reopenedSectionMessages } from "#app/features/admissions/messages/reopened-section.ts";
import { offlineDraftsMessages } from "#app/i18n/offline-drafts.ts";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";
import { getAnswersKey, readStoredAnswers, replaceStoredAnswers } from "../autosave/draft-store.ts";
import { announcePendingAnswers } from "../autosave/open-pages.ts";
import { type FormatField, formatAnswers, type SubmittedValues } from "./format-answers.ts";

type UnsavedAnswersProps = {
  /** The values of the refused form. */
  submitted: SubmittedValues | undefined;
  /** The labels of the fields, in order. */
  labels: Record<string, string>;
  formatField: FormatField;
  /** The section whose answers this device may have stored. */
  section?: { part: string; number: string };
};

/**
 * Shows the input of a section that has closed, which is not saved, so that it can be copied into a message. Answers
 * that this device could not send in time are shown too.
 */
export function UnsavedAnswers({ submitted, labels, formatField, section }: UnsavedAnswersProps) {
  const t = useMessages(reopenedSectionMessages);
  const { lost } = useMessages(offlineDraftsMessages);
  const locale = useLocale();
  const storedAnswers = useStoredAnswers(section);
  const rows = formatAnswers(locale, submitted ?? storedAnswers ?? {}, labels, formatField).map(
    ({ label, value }) => ({
      label,
      value: <span dir="auto">{value}</span>,
    }),
  );
  if (rows.length === 0) return null;
  return (
    <section className="block" aria-labelledby="lost">
      <h2 id="lost">{submitted ? t.lost : lost}</h2>
      <div className="card summary-card">
        <SummaryList rows={rows} look="two" />
      </div>
    </section>
  );
}

/**
 * Reads the answers that stayed on this device, and marks them as seen, so that other pages no longer mention them.
 */
function useStoredAnswers(section: UnsavedAnswersProps["section"]): SubmittedValues | undefined {
  const { userKey } = useStudentLayoutData();
  const [storedAnswers, setStoredAnswers] = useState<SubmittedValues>();
  const key = userKey && section ? getAnswersKey(userKey, section.part, section.number) : "";
  useEffect(() => {
    if (!key) return;
    void readStoredAnswers(key).then((stored) => {
      if (!stored?.isPending) return;
      setStoredAnswers(stored.answers);
      void replaceStoredAnswers({ key, stored }, { ...stored, isReported: true }).then(
        announcePendingAnswers,
      );
    });
  }, [key]);
  return storedAnswers;
}
