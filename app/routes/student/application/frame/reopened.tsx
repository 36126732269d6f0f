import { Link } from "react-router";
import { useCampusClock } from "#app/features/identity/use-campus.ts";
import { reopenedWords } from "#app/i18n/reopened.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
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
  const words = useWords(reopenedWords);
  const { state } = useSaving();
  const clock = useCampusClock();
  if (!reopened) return null;
  if (reopened.until && (shut || state.kind === "shut")) return <ShutMeanwhile />;
  if (!reopened.until)
    return (
      <Notice tone="warn" title={words.shut} className="above reopened">
        <p>
          {words.shutText} <WriteLink />
        </p>
      </Notice>
    );
  return (
    <Notice title={words.open(clock.date(reopened.until))} className="above reopened">
      {words.openText}
    </Notice>
  );
}

/** The section shut while it was being filled in: what is typed stays in the form, and goes nowhere. */
function ShutMeanwhile() {
  const words = useWords(reopenedWords);
  return (
    <div className="above reopened">
      <AnswerBox answer="shut">
        <Notice tone="error" role="alert" title={words.shut}>
          <p>
            {words.lostHere} <WriteLink />
          </p>
        </Notice>
      </AnswerBox>
    </div>
  );
}

function WriteLink() {
  const words = useWords(reopenedWords);
  const path = usePath();
  return <Link to={path(`${MESSAGES}/nouveau`)}>{words.write}</Link>;
}
