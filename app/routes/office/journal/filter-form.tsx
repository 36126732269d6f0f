import { Form, Link } from "react-router";
import { paramsOf, parties, subjects, type Wanted } from "#app/features/audit/journal.ts";
import { journalMessages } from "#app/i18n/journal.ts";
import { queryMessages } from "#app/i18n/query.ts";
import { Button } from "#app/ui/button.tsx";
import { DayField } from "#app/ui/form/day-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

type JournalFilterProps = {
  wanted: Wanted;
  /** The names of the parameters of the address that could not be read. */
  unreadable: string[];
};

/** Chooses the lines to look at. */
export function JournalFilter({ wanted, unreadable }: JournalFilterProps) {
  const t = useMessages(journalMessages);
  const { day, choice } = useMessages(queryMessages);
  const errorOf = (name: string, sentence: string) =>
    unreadable.includes(name) ? sentence : undefined;
  const path = usePath();
  const query = paramsOf(wanted).toString();
  const options = <T extends string>(known: readonly T[], names: Record<T, string>) =>
    known.map((value) => ({ value, label: names[value] }));
  return (
    <Form
      key={query}
      role="search"
      className="filter-bar journal-filter"
      action={path("/administration/journal")}
    >
      <TextField name="qui" label={t.who} defaultValue={wanted.who} autoComplete="off" />
      <SelectField
        name="par"
        label={t.party}
        empty={t.everybody}
        options={options(parties, t.parties)}
        defaultValue={wanted.party ?? ""}
        error={errorOf("par", choice)}
      />
      <SelectField
        name="sujet"
        label={t.subject}
        empty={t.everything}
        options={options(subjects, t.subjects)}
        defaultValue={wanted.subject ?? ""}
        error={errorOf("sujet", choice)}
      />
      <DayField
        name="du"
        label={t.from}
        defaultValue={wanted.from ?? ""}
        error={errorOf("du", day)}
      />
      <DayField
        name="au"
        label={t.until}
        defaultValue={wanted.until ?? ""}
        error={errorOf("au", day)}
      />
      {wanted.subjectId && <input type="hidden" name="objet" value={wanted.subjectId} />}
      <Button type="submit" variant="secondary" small>
        {t.filter}
      </Button>
      {query && (
        <Link className="link-button" to={path("/administration/journal")}>
          {t.clear}
        </Link>
      )}
      {wanted.subjectId && <p className="small-text muted">{t.one}</p>}
    </Form>
  );
}
