import { Form } from "react-router";
import { applicationWords } from "#app/i18n/application.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogTrigger } from "#app/ui/dialog.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { CURSUS } from "../frame/addresses.ts";
import type { ShownEntry } from "./cursus-page.server.ts";

/** 'Supprimer' asks first: an entry goes with its proof. */
export function RemoveEntry({ entry }: { entry: ShownEntry }) {
  const { cursus: words } = useWords(applicationWords);
  const path = usePath();
  const dialog = `supprimer-${entry.id}`;
  return (
    <>
      <DialogTrigger variant="link-danger" dialog={dialog}>
        {words.remove}
        <span className="vh"> {entry.title}</span>
      </DialogTrigger>
      <Dialog
        id={dialog}
        title={words.removeTitle(entry.title)}
        closeLabel={words.close}
        size="sm"
        foot={
          <Form method="post" action={path(CURSUS)}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="entry" value={entry.id} />
            <Button variant="danger" type="submit">
              {words.remove}
            </Button>
            <Button variant="secondary" command="close" commandfor={dialog}>
              {words.cancel}
            </Button>
          </Form>
        }
      >
        <p>{words.removeText}</p>
      </Dialog>
    </>
  );
}
