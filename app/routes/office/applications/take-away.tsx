import { Form } from "react-router";
import { paramsOf, type Wanted } from "#app/features/review/list/wanted.ts";
import { listingWords } from "#app/i18n/listing.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { LIST } from "./address.ts";

/** The applications that were found, as a file. */
export function TakeAway({ wanted, count }: { wanted: Wanted; count: string }) {
  const { file: words } = useWords(listingWords);
  const path = usePath();
  return (
    <Form
      className="panel take-away"
      id="fichier"
      method="post"
      action={path(`${LIST}/fichier?${paramsOf(wanted)}`)}
      reloadDocument
    >
      <p>{words.text(count)}</p>
      <div className="row">
        <Button type="submit" variant="secondary" small name="format" value="xlsx">
          <Icon name="download-simple" />
          {words.xlsx}
        </Button>
        <Button type="submit" variant="secondary" small name="format" value="csv">
          <Icon name="download-simple" />
          {words.csv}
        </Button>
      </div>
    </Form>
  );
}
