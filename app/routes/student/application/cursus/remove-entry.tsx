import { Form, useNavigation } from "react-router";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { CURSUS_PATH } from "../shell/application-paths.ts";
import { useApplicationPath } from "../shell/use-application-path.ts";
import type { EntryView } from "./cursus-page.server.ts";
import { getRemoveButtonId } from "./use-cursus-focus.ts";

/** “Supprimer” removes the entry at once; removed-entry-toast.tsx offers to undo it. */
export function RemoveEntry({ entry }: { entry: EntryView }) {
  const t = useMessages(cursusMessages);
  const path = useApplicationPath();
  const { formData } = useNavigation();
  const isRemoving = formData?.get("intent") === "remove" && formData.get("entry") === entry.id;
  return (
    <Form
      method="post"
      action={path(CURSUS_PATH)}
      preventScrollReset
      // A second click is ignored.
      onSubmit={(event) => isRemoving && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="entry" value={entry.id} />
      <Button variant="link-danger" type="submit" id={getRemoveButtonId(entry.id)}>
        {t.remove}
        <span className="vh"> {entry.title}</span>
      </Button>
    </Form>
  );
}
