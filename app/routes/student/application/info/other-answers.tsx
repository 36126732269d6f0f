import { applicationWords } from "#app/i18n/application.ts";
import { birthWords } from "#app/i18n/birth.ts";
import { personNameWords } from "#app/i18n/person-name.ts";
import { personalInfoWords } from "#app/i18n/personal-info.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { useInfoLabels } from "./info-labels.ts";

type OtherAnswersProps = { typed: Record<string, string>; stored: Record<string, string> };

/** The answers kept meanwhile by another tab or device, where they differ from what is typed here. */
export function OtherAnswers({ typed, stored }: OtherAnswersProps) {
  const words = useWords(applicationWords);
  const info = useWords(personalInfoWords);
  const labels = useInfoLabels();
  const ticks = {
    "firstName.none": useWords(personNameWords).oneName,
    "birthOn.yearAlone": useWords(birthWords).tick,
  };
  const others = Object.entries(stored).filter(([name, value]) => (typed[name] ?? "") !== value);
  return (
    <Notice tone="warn" role="alert" title={info["changed-elsewhere"]}>
      <p>{info.changedElsewhereText}</p>
      <ul>
        {others.map(([name, value]) => {
          const label = nameOf(name, labels, words.dates);
          const told = value && (ownValue(ticks, name) ?? value);
          return <li key={name}>{info.otherAnswer(label, told || words.notProvided(label))}</li>;
        })}
      </ul>
    </Notice>
  );
}

/** « Date de naissance, jour » */
function nameOf(
  input: string,
  labels: Record<string, string>,
  dates: Record<string, string>,
): string {
  const [field = "", part = ""] = input.split(".");
  const label = labels[field] ?? field;
  return dates[part] ? `${label}, ${dates[part].toLowerCase()}` : label;
}
