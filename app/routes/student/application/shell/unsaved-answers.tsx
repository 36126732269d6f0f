import { useEffect, useState } from "react";
import { offlineDraftsMessages } from "#app/i18n/offline-drafts.ts";
import { reopenedSectionMessages } from "#app/i18n/reopened-section.ts";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";
import { getAnswersKey, readStoredAnswers, replaceStoredAnswers } from "../autosave/draft-store.ts";
import { announcePendingAnswers } from "../autosave/open-pages.ts";
import { type FormatField, formatAnswers, type SubmittedValues } from "./format-answers.ts";

type UnsavedAnswersProps = {
  /** What came with the form that was refused. */
  typed: SubmittedValues | undefined;
  /** The name of each field, in their order. */
  labels: Record<string, string>;
  formatField: FormatField;
  /** The part that this device may have kept answers of. */
  section?: { part: string; number: string };
};

/**
 * What was typed when the section shut: it is not saved, and stays to be copied into a message. What this device had
 * kept of it, as it could not leave in time, is shown too.
 */
export function UnsavedAnswers({ typed, labels, formatField, section }: UnsavedAnswersProps) {
  const t = useMessages(reopenedSectionMessages);
  const { lost } = useMessages(offlineDraftsMessages);
  const locale = useLocale();
  const storedAnswers = useStoredAnswers(section);
  const rows = formatAnswers(locale, typed ?? storedAnswers ?? {}, labels, formatField).map(
    ({ label, value }) => ({
      label,
      value: <span dir="auto">{value}</span>,
    }),
  );
  if (rows.length === 0) return null;
  return (
    <section className="block" aria-labelledby="lost">
      <h2 id="lost">{typed ? t.lost : lost}</h2>
      <div className="card summary-card">
        <SummaryList rows={rows} look="two" />
      </div>
    </section>
  );
}

/** The answers that stayed on this device; they are told here, and on no other page any more. */
function useStoredAnswers(section: UnsavedAnswersProps["section"]): SubmittedValues | undefined {
  const { userKey } = useStudentLayoutData();
  const [storedAnswers, setStoredAnswers] = useState<SubmittedValues>();
  const key = userKey && section ? getAnswersKey(userKey, section.part, section.number) : "";
  useEffect(() => {
    if (!key) return;
    void readStoredAnswers(key).then((stored) => {
      if (!stored?.waits) return;
      setStoredAnswers(stored.answers);
      void replaceStoredAnswers({ key, kept: stored }, { ...stored, told: true }).then(
        announcePendingAnswers,
      );
    });
  }, [key]);
  return storedAnswers;
}
