import { Form, Link } from "react-router";
import type { DuplicatesView } from "#app/features/review/duplicates/list-duplicates.server.ts";
import { duplicatesMessages } from "#app/features/review/messages/duplicates.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../../shell/use-clock.ts";
import { useApplicationUrl } from "../use-application-url.ts";
import { useFormatDateTime } from "../use-format-date-time.ts";

/**
 * The other application of the same candidate: which of the two goes on, and for a limited time a
 * form to undo the merge.
 */
export function MergedApplication({ merged }: { merged: DuplicatesView["linked"][number] }) {
  const { merged: t } = useMessages(duplicatesMessages);
  const clock = useClock();
  const formatDateTime = useFormatDateTime();
  const path = usePath();
  const applicationUrl = useApplicationUrl();
  const { application, isKept, by, at, undoUntil } = merged;
  return (
    <div>
      <Notice tone={isKept ? "warn" : "info"}>
        <p>{isKept ? t.closedAsDuplicate(application.number) : t.closed(application.number)}</p>
        <p className="tiny-text">{t.by(by ?? t.somebody, formatDateTime(at))}</p>
        <p>
          <Link to={path(`/administration/candidatures/${application.id}`)}>
            {t.see(application.number)}
          </Link>
        </p>
      </Notice>
      {undoUntil && (
        <details className="disclosure">
          <summary>{t.undo}</summary>
          <Form
            className="stack"
            method="post"
            action={applicationUrl({}, "duplicates")}
            preventScrollReset
          >
            <input type="hidden" name="otherId" value={application.id} />
            <p>{t.undoText(clock.date(undoUntil))}</p>
            <Button
              type="submit"
              name="intent"
              value="duplicate-undo"
              variant="secondary"
              size="small"
            >
              {t.undoSubmit}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
