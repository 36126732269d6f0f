import { Form, Link } from "react-router";
import { paramsOf, parties, subjects, type Wanted } from "#app/features/audit/journal.ts";
import { journalWords } from "#app/i18n/journal.ts";
import { queryWords } from "#app/i18n/query.ts";
import { Button } from "#app/ui/button.tsx";
import { DayField } from "#app/ui/form/day-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";

type JournalFilterProps = {
  wanted: Wanted;
  /** The names of the parameters of the address that could not be read. */
  unreadable: string[];
};

/** Chooses the lines to look at. */
export function JournalFilter({ wanted, unreadable }: JournalFilterProps) {
  const words = useWords(journalWords);
  const { day, choice } = useWords(queryWords);
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
      <TextField name="qui" label={words.who} defaultValue={wanted.who} autoComplete="off" />
      <SelectField
        name="par"
        label={words.party}
        empty={words.everybody}
        options={options(parties, words.parties)}
        defaultValue={wanted.party ?? ""}
        error={errorOf("par", choice)}
      />
      <SelectField
        name="sujet"
        label={words.subject}
        empty={words.everything}
        options={options(subjects, words.subjects)}
        defaultValue={wanted.subject ?? ""}
        error={errorOf("sujet", choice)}
      />
      <DayField
        name="du"
        label={words.from}
        defaultValue={wanted.from ?? ""}
        error={errorOf("du", day)}
      />
      <DayField
        name="au"
        label={words.until}
        defaultValue={wanted.until ?? ""}
        error={errorOf("au", day)}
      />
      {wanted.subjectId && <input type="hidden" name="objet" value={wanted.subjectId} />}
      <Button type="submit" variant="secondary" small>
        {words.filter}
      </Button>
      {query && (
        <Link className="link-button" to={path("/administration/journal")}>
          {words.clear}
        </Link>
      )}
      {wanted.subjectId && <p className="small-text muted">{words.one}</p>}
    </Form>
  );
}
