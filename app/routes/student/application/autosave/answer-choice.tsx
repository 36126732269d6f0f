import { applicationWords } from "#app/i18n/application.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";

type AnswerChoiceProps = {
  name: string;
  label: string;
  /** The answers as people read them. */
  here: string;
  elsewhere: string;
  onChoose: (which: "here" | "elsewhere") => void;
};

/** Two devices gave a question two answers: the person says which one counts. */
export function AnswerChoice({ name, label, here, elsewhere, onChoose }: AnswerChoiceProps) {
  const { saving: words } = useWords(applicationWords);
  const title = `choose-${name}`;
  const options = [
    { value: "here", where: words.here, answer: here },
    { value: "elsewhere", where: words.elsewhere, answer: elsewhere },
  ];
  return (
    <section className="conflict" aria-labelledby={title} role="alert">
      <h2 id={title}>
        <Icon name="git-diff" />
        {words.chooseTitle}
      </h2>
      <p className="small-text">{words.chooseText(label)}</p>
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
                <b className="figures">{answer || words.empty}</b>
              </span>
            </label>
          ))}
        </div>
        <Button type="submit" variant="secondary">
          {words.keepChosen}
        </Button>
      </form>
    </section>
  );
}
