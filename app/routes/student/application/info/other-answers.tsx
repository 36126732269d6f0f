import { applicationMessages } from "#app/i18n/application.ts";
import { birthMessages } from "#app/i18n/birth.ts";
import { personNameMessages } from "#app/i18n/person-name.ts";
import { personalInfoMessages } from "#app/i18n/personal-info.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useInfoLabels } from "./info-labels.ts";

type OtherAnswersProps = { typed: Record<string, string>; stored: Record<string, string> };

/** The answers kept meanwhile by another tab or device, where they differ from what is typed here. */
export function OtherAnswers({ typed, stored }: OtherAnswersProps) {
  const t = useMessages(applicationMessages);
  const info = useMessages(personalInfoMessages);
  const labels = useInfoLabels();
  const ticks = {
    "firstName.none": useMessages(personNameMessages).oneName,
    "birthOn.yearAlone": useMessages(birthMessages).tick,
  };
  const others = Object.entries(stored).filter(([name, value]) => (typed[name] ?? "") !== value);
  return (
    <Notice tone="warn" role="alert" title={info["changed-elsewhere"]}>
      <p>{info.changedElsewhereText}</p>
      <ul>
        {others.map(([name, value]) => {
          const label = nameOf(name, labels, t.dates);
          const told = value && (ownValue(ticks, name) ?? value);
          return <li key={name}>{info.otherAnswer(label, told || t.notProvided(label))}</li>;
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
