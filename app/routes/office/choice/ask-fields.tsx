import { applicationWords } from "#app/i18n/application.ts";
import { decidingWords } from "#app/i18n/deciding.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { datePartsOf, ownErrors } from "./own-errors.ts";
import type { Wrong } from "./use-wrong.ts";
import type { ChoiceView } from "./view.server.ts";

/** What is asked for more, in which words, and until when. */
export function AskFields({ choice, wrong }: { choice: ChoiceView; wrong: Wrong }) {
  const { ask } = useWords(decidingWords);
  const { dates } = useWords(applicationWords);
  const { errors, typed } = ownErrors(wrong, "ask");
  return (
    <>
      <SelectField
        name="what"
        id="ask-what"
        label={ask.what}
        empty={ask.choose}
        error={errors.what}
        defaultValue={typed.what}
        options={[
          ...choice.entries.map(({ id, title }) => ({
            value: `proof:${id}`,
            label: ask.proof(title),
          })),
          { value: "document", label: ask.document },
          { value: "answer", label: ask.answer },
        ]}
      />
      <TextArea
        name="words"
        id="ask-words"
        rows={3}
        label={ask.words}
        error={errors.words}
        defaultValue={typed.words}
      />
      <DateField
        name="dueOn"
        label={ask.due}
        hint={ask.dueHint(choice.requestDays)}
        error={errors.dueOn}
        parts={dates}
        defaultValue={datePartsOf(typed, "dueOn")}
      />
    </>
  );
}
