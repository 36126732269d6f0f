import { Form } from "react-router";
import { cursusMessages } from "#app/i18n/cursus.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { CURSUS } from "../frame/addresses.ts";
import { useOwnPath } from "../frame/use-own-path.ts";
import type { Removed } from "./cursus-page.server.ts";

/** « … supprimé avec son justificatif. », with a way to undo it for ten seconds. */
export function RemovedToast({ removed: { id, name, proof } }: { removed: Removed }) {
  const t = useMessages(cursusMessages);
  const path = useOwnPath();
  return (
    <Toast
      key={id}
      closeLabel={t.close}
      action={
        <Form method="post" action={path(CURSUS)} preventScrollReset>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="entry" value={id} />
          <button type="submit">{t.undo}</button>
        </Form>
      }
    >
      {proof ? t.removedWithProof(name) : t.removed(name)}
    </Toast>
  );
}
