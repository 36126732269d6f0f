import { Link } from "react-router";
import { useCampusClock } from "#app/features/identity/use-campus.ts";
import { reopenedMessages } from "#app/i18n/reopened.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useSaving } from "../autosave/saving.tsx";
import { MESSAGES } from "./addresses.ts";
import type { Reopened } from "./own.server.ts";

type ReopenedNoticeProps = {
  reopened: Reopened | null;
  /** It shut while it was being filled in: what was said of its day is over. */
  shut?: boolean;
};

/** Above a section of what was sent: until when the school has opened it again, or that it is shut. */
export function ReopenedNotice({ reopened, shut }: ReopenedNoticeProps) {
  const t = useMessages(reopenedMessages);
  const { state } = useSaving();
  const clock = useCampusClock();
  if (!reopened) return null;
  if (reopened.until && (shut || state.kind === "shut")) return <ShutMeanwhile />;
  if (!reopened.until)
    return (
      <Notice tone="warn" title={t.shut} className="above reopened">
        <p>
          {t.shutText} <WriteLink />
        </p>
      </Notice>
    );
  return (
    <Notice title={t.open(clock.date(reopened.until))} className="above reopened">
      {t.openText}
    </Notice>
  );
}

/** The section shut while it was being filled in: what is typed stays in the form, and goes nowhere. */
function ShutMeanwhile() {
  const t = useMessages(reopenedMessages);
  return (
    <div className="above reopened">
      <AnswerBox answer="shut">
        <Notice tone="error" role="alert" title={t.shut}>
          <p>
            {t.lostHere} <WriteLink />
          </p>
        </Notice>
      </AnswerBox>
    </div>
  );
}

function WriteLink() {
  const t = useMessages(reopenedMessages);
  const path = usePath();
  return <Link to={path(`${MESSAGES}/nouveau`)}>{t.write}</Link>;
}
