import { Form } from "react-router";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { BASKET_PATH } from "../shell/application-paths.ts";

type RemovedCourse = { course: string; name: string; rank: number };

/** “… retiré du panier.”, with an undo button that restores the position, for ten seconds. */
export function RemovedCourseToast({ result }: { result: unknown }) {
  const { basket: t, catalogue } = useMessages(courseSelectionMessages);
  const path = usePath();
  const removed = (result as { removed?: RemovedCourse } | undefined)?.removed;
  if (!removed) return null;
  return (
    <Toast
      key={removed.course}
      closeLabel={catalogue.close}
      action={
        <Form method="post" action={path(BASKET_PATH)} preventScrollReset>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="course" value={removed.course} />
          <input type="hidden" name="rank" value={removed.rank} />
          <button type="submit">{t.undo}</button>
        </Form>
      }
    >
      {t.removed(removed.name)}
    </Toast>
  );
}
