import type { ReactNode } from "react";
import { officeMessages } from "#app/i18n/office.ts";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type AnswerListProps = { rows: { label: string; value?: ReactNode }[] };

/** The answers of a candidate; a missing value is shown as not provided. */
export function AnswerList({ rows }: AnswerListProps) {
  const { file: t } = useMessages(officeMessages);
  return (
    <SummaryList rows={rows.map((row) => ({ ...row, notGiven: t.no(row.label) }))} look="dense" />
  );
}
