import { formatCampusDate, formatCampusTime } from "#app/features/identity/campus-clock.ts";
import { useCampus } from "#app/features/identity/use-campus.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { warningsMessages } from "#app/i18n/warnings.ts";
import { isOwnPage } from "#app/late/offline/own-pages.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { differences } from "./differences.ts";

type AnswerChoiceProps = {
  name: string;
  label: string;
  /** The answers as people read them. */
  here: string;
  elsewhere: string;
  /** When and with what the other answer was given, where it is known. */
  from?: { page: string; at: string; device: string };
  onChoose: (which: "here" | "elsewhere") => void;
};

/** Two devices or two pages gave a question two answers: the person says which one counts. */
export function AnswerChoice({ name, label, here, elsewhere, from, onChoose }: AnswerChoiceProps) {
  const { saving: t } = useMessages(applicationMessages);
  const title = `choose-${name}`;
  const own = isOwnPage(from?.page ?? "");
  const where = useWhere(from, own);
  const [marked, otherMarked] = differences(here, elsewhere);
  const options = [
    { value: "here", where: own ? t.herePage : t.here, answer: marked },
    { value: "elsewhere", where, answer: otherMarked },
  ];
  return (
    <section className="conflict" aria-labelledby={title} role="alert">
      <h2 id={title}>
        <Icon name="git-diff" />
        {t.chooseTitle}
      </h2>
      <p className="small-text">{(own ? t.chooseTextHere : t.chooseText)(label)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const which = new FormData(event.currentTarget).get("which");
          onChoose(which === "elsewhere" ? "elsewhere" : "here");
        }}
      >
        <div className="choices compare-choices">
          {options.map(({ value, where, answer }) => (
            <label className="radio choice-box" key={value}>
              <input type="radio" name="which" value={value} defaultChecked={value === "here"} />
              <span>
                <small>{where}</small>
                <b className="figures">
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
function useWhere(from: AnswerChoiceProps["from"], own: boolean): string {
  const { saving } = useMessages(applicationMessages);
  const t = useMessages(warningsMessages);
  const locale = useLocale();
  const campus = useCampus();
  if (!from?.at) return saving.elsewhere;
  const other = from.device ? t.onOther(from.device) : saving.elsewhere;
  const where = own ? saving.otherPage : other;
  const at = new Date(from.at);
  return t.at(
    where,
    `${formatCampusDate(locale, at, campus)}, ${formatCampusTime(locale, at, campus)}`,
  );
}
