import { Form } from "react-router";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

/** Downloads the filtered history as a CSV file. */
export function ExportJournalForm({ query }: { query: string }) {
  const t = useMessages(journalMessages);
  const path = usePath();
  return (
    <Form
      className="panel"
      method="post"
      action={path(`/administration/journal/fichier?${query}`)}
      reloadDocument
    >
      <p>{t.takeText}</p>
      <Button type="submit" variant="secondary" size="small">
        <Icon name="download-simple" />
        {t.take}
      </Button>
    </Form>
  );
}
