import { Link } from "react-router";
import { choosingMessages } from "#app/i18n/choosing.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { BASKET } from "../frame/addresses.ts";

/** 'Formation ajoutée au panier !', at least three seconds (APP-09). */
export function AddedToast({ answer }: { answer: unknown }) {
  const { catalogue: t } = useMessages(choosingMessages);
  const path = usePath();
  const added = answer as { ok?: boolean; count?: number } | undefined;
  if (!added?.ok) return null;
  return (
    <Toast
      key={added.count}
      closeLabel={t.close}
      action={<Link to={path(BASKET)}>{t.seeBasket}</Link>}
    >
      {t.added}
    </Toast>
  );
}
