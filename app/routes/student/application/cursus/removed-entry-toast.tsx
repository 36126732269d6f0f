import { Form } from "react-router";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { CURSUS_PATH } from "../shell/application-paths.ts";
import { useApplicationPath } from "../shell/use-application-path.ts";
import type { RemovedEntryView } from "./cursus-page.server.ts";

/** “… supprimé avec son justificatif.”, with an undo button for ten seconds. */
export function RemovedEntryToast({
  removed: { id, name, hasProof },
}: {
  removed: RemovedEntryView;
}) {
  const t = useMessages(cursusMessages);
  const path = useApplicationPath();
  return (
    <Toast
      key={id}
      closeLabel={t.close}
      action={
        <Form method="post" action={path(CURSUS_PATH)} preventScrollReset>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="entry" value={id} />
          <button type="submit">{t.undo}</button>
        </Form>
      }
    >
      {hasProof ? t.removedWithProof(name) : t.removed(name)}
    </Toast>
  );
}
