import { formatAverage } from "#app/features/admissions/record/record.ts";
import { countriesMessages } from "#app/i18n/countries.ts";
import { formatDate } from "#app/i18n/format.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { listsMessages } from "#app/i18n/lists.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { AnswerList } from "./answer-list.tsx";
import type { EntryView } from "./application-view.server.ts";

/** What the candidate declared about a year, to compare with its proof. */
export function DeclaredYear({ entry }: { entry: EntryView }) {
  const { file: t } = useMessages(officeMessages);
  const lists = useMessages(listsMessages);
  const countries = useMessages(countriesMessages);
  const locale = useLocale();
  const place = [entry.city, entry.province, getLabel(countries, entry.country)];
  const rows = [
    { label: t.activity, value: getLabel(lists.activities, entry.activity) },
    { label: t.school, value: entry.school },
    { label: t.place, value: place.filter(Boolean).join(", ") },
    { label: t.level, value: getLabel(lists.levels, entry.level) },
    { label: t.field, value: entry.field },
    { label: t.average, value: formatAverage(locale, entry) },
    { label: t.date, value: entry.occurredOn && formatDate(locale, entry.occurredOn) },
    { label: t.comment, value: entry.comment },
  ];
  return (
    <div className="declared-answers">
      <h3 className="tiny-text muted strong">{t.declared}</h3>
      <AnswerList rows={rows} />
    </div>
  );
}
