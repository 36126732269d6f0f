import type { ReactNode } from "react";
import { officeWords } from "#app/i18n/office.ts";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { useWords } from "#app/ui/use-words.ts";

type AnswerListProps = { rows: { label: string; value?: ReactNode }[] };

/** What a file holds of a person, as the office reads it: what was not given is said. */
export function AnswerList({ rows }: AnswerListProps) {
  const { file: words } = useWords(officeWords);
  return (
    <SummaryList
      rows={rows.map((row) => ({ ...row, notGiven: words.no(row.label) }))}
      look="dense"
    />
  );
}
