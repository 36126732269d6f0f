import { averageOf } from "#app/features/admissions/record.ts";
import { countriesWords } from "#app/i18n/countries.ts";
import { formatDate } from "#app/i18n/format.ts";
import { labelIn } from "#app/i18n/label-in.ts";
import { listsWords } from "#app/i18n/lists.ts";
import { officeWords } from "#app/i18n/office.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { AnswerList } from "./answer-list.tsx";
import type { Entry } from "./view.server.ts";

/** What the person wrote about the year shown, to be held beside its proof. */
export function Declared({ entry }: { entry: Entry }) {
  const { file: words } = useWords(officeWords);
  const lists = useWords(listsWords);
  const countries = useWords(countriesWords);
  const locale = useLocale();
  const place = [entry.city, entry.province, labelIn(countries, entry.country)];
  const rows = [
    { label: words.activity, value: labelIn(lists.activities, entry.activity) },
    { label: words.school, value: entry.school },
    { label: words.place, value: place.filter(Boolean).join(", ") },
    { label: words.level, value: labelIn(lists.levels, entry.level) },
    { label: words.field, value: entry.field },
    { label: words.average, value: averageOf(locale, entry) },
    { label: words.date, value: entry.occurredOn && formatDate(locale, entry.occurredOn) },
    { label: words.comment, value: entry.comment },
  ];
  return (
    <div className="declared-answers">
      <h3 className="tiny-text muted strong">{words.declared}</h3>
      <AnswerList rows={rows} />
    </div>
  );
}
