import { Form, useNavigation } from "react-router";
import { cursusMessages } from "#app/i18n/cursus.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { CURSUS } from "../frame/addresses.ts";
import { useOwnPath } from "../frame/use-own-path.ts";
import type { ShownEntry } from "./cursus-page.server.ts";
import { removeButton } from "./use-sensible-focus.ts";

/** 'Supprimer' does it at once: what was removed can come back (removed-toast.tsx). */
export function RemoveEntry({ entry }: { entry: ShownEntry }) {
  const t = useMessages(cursusMessages);
  const path = useOwnPath();
  const { formData } = useNavigation();
  const leaves = formData?.get("intent") === "remove" && formData.get("entry") === entry.id;
  return (
    <Form
      method="post"
      action={path(CURSUS)}
      preventScrollReset
      // Pressed twice, it is done once.
      onSubmit={(event) => leaves && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="entry" value={entry.id} />
      <Button variant="link-danger" type="submit" id={removeButton(entry.id)}>
        {t.remove}
        <span className="vh"> {entry.title}</span>
      </Button>
    </Form>
  );
}
