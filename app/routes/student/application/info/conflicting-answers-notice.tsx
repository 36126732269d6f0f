import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { birthDateMessages } from "#app/features/admissions/messages/birth-date.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { personNameMessages } from "#app/i18n/person-name.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useInfoLabels } from "./use-info-labels.ts";

type ConflictingAnswersNoticeProps = {
  submitted: Record<string, string>;
  stored: Record<string, string>;
};

/** Lists the answers that another tab or device saved meanwhile, where they differ from the typed ones. */
export function ConflictingAnswersNotice({ submitted, stored }: ConflictingAnswersNoticeProps) {
  const t = useMessages(applicationMessages);
  const info = useMessages(personalInfoMessages);
  const labels = useInfoLabels();
  const checkboxLabels = {
    "firstName.none": useMessages(personNameMessages).oneName,
    "birthOn.yearAlone": useMessages(birthDateMessages).tick,
  };
  const conflicts = Object.entries(stored).filter(
    ([name, value]) => (submitted[name] ?? "") !== value,
  );
  return (
    <Notice tone="warn" role="alert" title={info["changed-elsewhere"]}>
      <p>{info.changedElsewhereText}</p>
      <ul>
        {conflicts.map(([name, value]) => {
          const label = getInputLabel(name, labels, t.dates);
          const shownValue = value && (getOwnValue(checkboxLabels, name) ?? value);
          return <li key={name}>{info.otherAnswer(label, shownValue || t.notProvided(label))}</li>;
        })}
      </ul>
    </Notice>
  );
}

/** Returns the label of an input, for instance “Date de naissance, jour”. */
function getInputLabel(
  input: string,
  labels: Record<string, string>,
  dates: Record<string, string>,
): string {
  const [field = "", part = ""] = input.split(".");
  const label = labels[field] ?? field;
  return dates[part] ? `${label}, ${dates[part].toLowerCase()}` : label;
}
