import { Link } from "react-router";
import { choosingWords } from "#app/i18n/choosing.ts";
import { Toast } from "#app/ui/toast.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { BASKET } from "../frame/addresses.ts";

/** 'Formation ajoutée au panier !', at least three seconds (specification, section 4). */
export function AddedToast({ answer }: { answer: unknown }) {
  const { catalogue: words } = useWords(choosingWords);
  const path = usePath();
  const added = answer as { ok?: boolean; count?: number } | undefined;
  if (!added?.ok) return null;
  return (
    <Toast
      key={added.count}
      closeLabel={words.close}
      action={<Link to={path(BASKET)}>{words.seeBasket}</Link>}
    >
      {words.added}
    </Toast>
  );
}
