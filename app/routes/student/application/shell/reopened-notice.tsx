import { Link } from "react-router";
import { useCampusClock } from "#app/features/access/use-campus.ts";
import { reopenedSectionMessages } from "#app/features/admissions/messages/reopened-section.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useSaveState } from "../autosave/save-state-context.tsx";
import { MESSAGES_PATH } from "./application-paths.ts";
import type { ReopenedSection } from "./own-application.server.ts";

type ReopenedNoticeProps = {
  reopened: ReopenedSection | null;
  /** Whether the section closed while the applicant was filling it in. */
  isClosed?: boolean;
};

/** Above a reopened section of a submitted application: until when it is open, or that it is closed. */
export function ReopenedNotice({ reopened, isClosed }: ReopenedNoticeProps) {
  const t = useMessages(reopenedSectionMessages);
  const { state } = useSaveState();
  const clock = useCampusClock();
  if (!reopened) return null;
  if (reopened.until && (isClosed || state.kind === "closed")) return <ClosedMeanwhileNotice />;
  if (!reopened.until)
    return (
      <Notice tone="warn" title={t.closed} className="above reopened">
        <p>
          {t.closedText} <WriteLink />
        </p>
      </Notice>
    );
  return (
    <Notice title={t.open(clock.date(reopened.until))} className="above reopened">
      {t.openText}
    </Notice>
  );
}

/** The section closed while it was being filled in: the input stays in the form and is not saved. */
function ClosedMeanwhileNotice() {
  const t = useMessages(reopenedSectionMessages);
  return (
    <div className="above reopened">
      <ActionResult result="closed">
        <Notice tone="error" role="alert" title={t.closed}>
          <p>
            {t.lostHere} <WriteLink />
          </p>
        </Notice>
      </ActionResult>
    </div>
  );
}

function WriteLink() {
  const t = useMessages(reopenedSectionMessages);
  const path = usePath();
  return <Link to={path(`${MESSAGES_PATH}/nouveau`)}>{t.write}</Link>;
}
