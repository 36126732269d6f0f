import { Form, Link } from "react-router";
import type { ShownDoubles } from "#app/features/review/doubles/doubles-shown.server.ts";
import { doubleMessages } from "#app/i18n/double.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../../frame/use-clock.ts";
import { useMoment } from "../use-moment.ts";
import { usePlace } from "../use-place.ts";

/** The other application of the same person: which one is followed, and for a while how to undo it. */
export function Joined({ joined }: { joined: ShownDoubles["joined"][number] }) {
  const { joined: t } = useMessages(doubleMessages);
  const clock = useClock();
  const moment = useMoment();
  const path = usePath();
  const place = usePlace();
  const { side, isKept, by, at, undoUntil } = joined;
  return (
    <div>
      <Notice tone={isKept ? "warn" : "info"}>
        <p>{isKept ? t.kept(side.number) : t.closed(side.number)}</p>
        <p className="tiny-text">{t.by(by ?? t.somebody, moment(at))}</p>
        <p>
          <Link to={path(`/administration/candidatures/${side.id}`)}>{t.see(side.number)}</Link>
        </p>
      </Notice>
      {undoUntil && (
        <details className="more-inside">
          <summary>{t.undo}</summary>
          <Form className="stack" method="post" action={place({}, "doubles")} preventScrollReset>
            <input type="hidden" name="other" value={side.id} />
            <p>{t.undoText(clock.date(undoUntil))}</p>
            <Button type="submit" name="intent" value="double-undo" variant="secondary" small>
              {t.undoAct}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
