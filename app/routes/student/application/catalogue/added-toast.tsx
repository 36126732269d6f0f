import { Link } from "react-router";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { BASKET_PATH } from "../shell/application-paths.ts";

/** “Formation ajoutée au panier !”, for at least three seconds (APP-09). */
export function AddedToast({ result }: { result: unknown }) {
  const { catalogue: t } = useMessages(courseSelectionMessages);
  const path = usePath();
  const addition = result as { ok?: boolean; count?: number } | undefined;
  if (!addition?.ok) return null;
  return (
    <Toast
      key={addition.count}
      closeLabel={t.close}
      action={<Link to={path(BASKET_PATH)}>{t.seeBasket}</Link>}
    >
      {t.added}
    </Toast>
  );
}
