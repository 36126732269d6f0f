import { Form } from "react-router";
import { journalWords } from "#app/i18n/journal.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";

/** The lines that were searched, as a file. */
export function TakeAway({ query }: { query: string }) {
  const words = useWords(journalWords);
  const path = usePath();
  return (
    <Form
      className="panel"
      method="post"
      action={path(`/administration/journal/fichier?${query}`)}
      reloadDocument
    >
      <p>{words.takeText}</p>
      <Button type="submit" variant="secondary" small>
        <Icon name="download-simple" />
        {words.take}
      </Button>
    </Form>
  );
}
