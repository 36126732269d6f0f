import { Form } from "react-router";
import {
  type ApplicationFilter,
  formatApplicationFilter,
} from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { APPLICATIONS_PATH } from "./application-list-url.ts";

/** Downloads the filtered applications as an XLSX or CSV file. */
export function ExportApplicationsForm({
  listFilter,
  count,
}: {
  listFilter: ApplicationFilter;
  count: string;
}) {
  const { file: t } = useMessages(applicationListMessages);
  const path = usePath();
  return (
    <Form
      className="panel export-form"
      id="export"
      method="post"
      action={path(`${APPLICATIONS_PATH}/fichier?${formatApplicationFilter(listFilter)}`)}
      reloadDocument
    >
      <p>{t.text(count)}</p>
      <div className="row">
        <Button type="submit" variant="secondary" size="small" name="format" value="xlsx">
          <Icon name="download-simple" />
          {t.xlsx}
        </Button>
        <Button type="submit" variant="secondary" size="small" name="format" value="csv">
          <Icon name="download-simple" />
          {t.csv}
        </Button>
      </div>
    </Form>
  );
}
