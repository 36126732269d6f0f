import { Form } from "react-router";
import { applicationWords } from "#app/i18n/application.ts";
import { correctionWords } from "#app/i18n/correction.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/form/date-field.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { datePartsOf } from "./own-errors.ts";
import type { Wrong } from "./use-wrong.ts";

type ProlongFormProps = { request: { id: string; words: string }; days: number; wrong: Wrong };

/** Gives more time to answer what was asked; sections that are shut open again. */
export function ProlongForm({ request: { id, words }, days, wrong }: ProlongFormProps) {
  const { prolong } = useWords(correctionWords).office;
  const { dates } = useWords(applicationWords);
  const field = `prolong-${id}`;
  const error = wrong.errors?.[field];
  return (
    <details className="more-inside" open={error ? true : undefined}>
      <summary>
        {prolong.title}
        <span className="vh"> {words}</span>
      </summary>
      <Form className="stack" method="post" noValidate>
        <input type="hidden" name="request" value={id} />
        <DateField
          id={field}
          name="dueOn"
          label={prolong.day}
          hint={prolong.hint(days)}
          error={error}
          parts={dates}
          defaultValue={error ? datePartsOf(wrong.typed ?? {}, "dueOn") : undefined}
        />
        <Button type="submit" name="intent" value="prolong" variant="secondary" small>
          {prolong.act}
        </Button>
      </Form>
    </details>
  );
}
