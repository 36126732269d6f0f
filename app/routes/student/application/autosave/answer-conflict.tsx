import { isPageOfDevice } from "#app/client/offline/device-page-ids.ts";
import { formatCampusDate, formatCampusTime } from "#app/features/access/campus-clock.ts";
import { useCampus } from "#app/features/access/use-campus.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { answerWarningsMessages } from "#app/i18n/answer-warnings.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { diffAnswers } from "./answer-diff.ts";

type AnswerConflictProps = {
  name: string;
  label: string;
  /** The answers as text: labels of options, whole dates. */
  ownAnswer: string;
  otherAnswer: string;
  /** The page, time and device of the other answer, where they are known. */
  source?: { page: string; at: string; device: string };
  onChoose: (choice: "here" | "elsewhere") => void;
};

/** Asks which of two answers to a question counts, when two devices or pages answered differently. */
export function AnswerConflict({
  name,
  label,
  ownAnswer,
  otherAnswer,
  source,
  onChoose,
}: AnswerConflictProps) {
  const { saving: t } = useMessages(applicationMessages);
  const titleId = `choose-${name}`;
  const isOwnDevice = isPageOfDevice(source?.page ?? "");
  const sourceLabel = useSourceLabel(source, isOwnDevice);
  const [ownDiff, otherDiff] = diffAnswers(ownAnswer, otherAnswer);
  const options = [
    { value: "here", where: isOwnDevice ? t.herePage : t.here, answer: ownDiff },
    { value: "elsewhere", where: sourceLabel, answer: otherDiff },
  ];
  return (
    <section className="conflict" aria-labelledby={titleId} role="alert">
      <h2 id={titleId}>
        <Icon name="git-diff" />
        {t.chooseTitle}
      </h2>
      <p className="small-text">{(isOwnDevice ? t.chooseTextHere : t.chooseText)(label)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const choice = new FormData(event.currentTarget).get("which");
          onChoose(choice === "elsewhere" ? "elsewhere" : "here");
        }}
      >
        <div className="choices compare-choices">
          {options.map(({ value, where, answer }) => (
            <label className="radio choice-box" key={value}>
              <input type="radio" name="which" value={value} defaultChecked={value === "here"} />
              <span>
                <small>{where}</small>
                <b className="numbers">
                  {answer.length === 0 && t.empty}
                  {answer.map(({ text, differs, at }) =>
                    differs ? <mark key={at}>{text}</mark> : text,
                  )}
                </b>
              </span>
            </label>
          ))}
        </div>
        <Button type="submit" variant="secondary">
          {t.keepChosen}
        </Button>
      </form>
    </section>
  );
}

/** « Sur un autre appareil (Android, Chrome) · 22 novembre 2026, 13 h 05 » */
function useSourceLabel(source: AnswerConflictProps["source"], isOwnDevice: boolean): string {
  const { saving } = useMessages(applicationMessages);
  const t = useMessages(answerWarningsMessages);
  const locale = useLocale();
  const campus = useCampus();
  if (!source?.at) return saving.elsewhere;
  const otherDevice = source.device ? t.onOther(source.device) : saving.elsewhere;
  const where = isOwnDevice ? saving.otherPage : otherDevice;
  const at = new Date(source.at);
  return t.at(
    where,
    `${formatCampusDate(locale, at, campus)}, ${formatCampusTime(locale, at, campus)}`,
  );
}
