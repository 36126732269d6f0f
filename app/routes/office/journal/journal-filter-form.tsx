import { Form, Link } from "react-router";
import {
  formatJournalFilter,
  type JournalQuery,
  journalParties,
  journalSubjects,
} from "#app/features/audit/journal.ts";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { queryMessages } from "#app/i18n/query.ts";
import { Button } from "#app/ui/button.tsx";
import { DayField } from "#app/ui/form/day-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

type JournalFilterFormProps = {
  filter: JournalQuery;
  /** The URL parameters that could not be parsed. */
  unreadable: string[];
};

export function JournalFilterForm({ filter, unreadable }: JournalFilterFormProps) {
  const t = useMessages(journalMessages);
  const { day, choice } = useMessages(queryMessages);
  const errorFor = (name: string, sentence: string) =>
    unreadable.includes(name) ? sentence : undefined;
  const path = usePath();
  const query = formatJournalFilter(filter).toString();
  const toOptions = <T extends string>(values: readonly T[], names: Record<T, string>) =>
    values.map((value) => ({ value, label: names[value] }));
  return (
    <Form
      key={query}
      role="search"
      className="filter-bar journal-filter"
      action={path("/administration/journal")}
    >
      <TextField name="qui" label={t.who} defaultValue={filter.who} autoComplete="off" />
      <SelectField
        name="par"
        label={t.party}
        emptyLabel={t.everybody}
        options={toOptions(journalParties, t.parties)}
        defaultValue={filter.party ?? ""}
        error={errorFor("par", choice)}
      />
      <SelectField
        name="sujet"
        label={t.subject}
        emptyLabel={t.everything}
        options={toOptions(journalSubjects, t.subjects)}
        defaultValue={filter.subject ?? ""}
        error={errorFor("sujet", choice)}
      />
      <DayField
        name="du"
        label={t.from}
        defaultValue={filter.from ?? ""}
        error={errorFor("du", day)}
      />
      <DayField
        name="au"
        label={t.until}
        defaultValue={filter.until ?? ""}
        error={errorFor("au", day)}
      />
      {filter.subjectId && <input type="hidden" name="objet" value={filter.subjectId} />}
      <Button type="submit" variant="secondary" size="small">
        {t.filter}
      </Button>
      {query && (
        <Link className="link-button" to={path("/administration/journal")}>
          {t.clear}
        </Link>
      )}
      {filter.subjectId && <p className="small-text muted">{t.one}</p>}
    </Form>
  );
}
