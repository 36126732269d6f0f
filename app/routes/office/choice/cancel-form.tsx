import { Form } from "react-router";
import { decidingWords } from "#app/i18n/deciding.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Wrong } from "./use-wrong.ts";

type CancelFormProps = { request: { id: string; words: string }; wrong: Wrong };

/** Cancels what was asked by mistake, with a reason for the candidate. */
export function CancelForm({ request: { id, words }, wrong }: CancelFormProps) {
  const { cancel } = useWords(decidingWords);
  const field = `cancel-${id}`;
  const error = wrong.errors?.[field];
  return (
    <details className="more-inside" open={error ? true : undefined}>
      <summary>
        {cancel.title}
        <span className="vh"> {words}</span>
      </summary>
      <Form className="stack" method="post" noValidate>
        <input type="hidden" name="request" value={id} />
        <TextArea
          id={field}
          name="words"
          rows={2}
          label={cancel.words}
          error={error}
          defaultValue={error && wrong.typed?.words}
        />
        <Button type="submit" name="intent" value="cancel-request" variant="danger" small>
          {cancel.act}
        </Button>
      </Form>
    </details>
  );
}
