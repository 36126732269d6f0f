import { Form } from "react-router";
import { choosingWords } from "#app/i18n/choosing.ts";
import { Toast } from "#app/ui/toast.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { BASKET } from "../frame/addresses.ts";

type Removed = { course: string; name: string; rank: number };

/** « … retiré du panier. », with a way to undo it, at its place, for ten seconds. */
export function RemovedToast({ answer }: { answer: unknown }) {
  const { basket: words, catalogue } = useWords(choosingWords);
  const path = usePath();
  const removed = (answer as { removed?: Removed } | undefined)?.removed;
  if (!removed) return null;
  return (
    <Toast
      key={removed.course}
      closeLabel={catalogue.close}
      action={
        <Form method="post" action={path(BASKET)} preventScrollReset>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="course" value={removed.course} />
          <input type="hidden" name="rank" value={removed.rank} />
          <button type="submit">{words.undo}</button>
        </Form>
      }
    >
      {words.removed(removed.name)}
    </Toast>
  );
}
