import { BASKET_LIMIT } from "#app/features/admissions/basket/basket.ts";
import type { Section, Status } from "#app/features/admissions/sections.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { intakeWords } from "#app/i18n/intake.ts";
import { overviewWords } from "#app/i18n/overview.ts";
import { scanWords } from "#app/i18n/scan.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { DoneWord, Tag } from "#app/ui/tag.tsx";
import { TaskList } from "#app/ui/task-list.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { SUMMARY, sectionAddress } from "../frame/addresses.ts";
import type { Overview } from "./overview.ts";

const groups: { key: "info" | "cursus" | "basket"; sections: Section[] }[] = [
  { key: "info", sections: ["identity", "passport", "parents"] },
  { key: "cursus", sections: ["cursus"] },
  { key: "basket", sections: ["basket"] },
];

/** The task list: sections under their three tabs, then the sending, which a `closed` intake takes no more. */
export function Tasks({ overview, closed }: { overview: Overview; closed: boolean }) {
  const words = useWords(applicationWords);
  const steps = useWords(overviewWords);
  const path = usePath();
  const hints = useHints(overview);
  const intakes = useWords(intakeWords);
  const waits = !overview.canSend;
  return (
    <>
      {groups.map(({ key, sections }) => (
        <section className="block" key={key}>
          <h2>{words.tabs[key]}</h2>
          <TaskList
            tasks={sections.map((section) => ({
              id: section,
              name: words.sections[section],
              to: path(sectionAddress[section]),
              hint: hints[section],
              status: <StatusWord status={statusIn(overview, section)} />,
            }))}
          />
        </section>
      ))}
      <section className="block">
        <h2>{steps.sending}</h2>
        <TaskList
          tasks={[
            {
              id: "review",
              name: steps.review,
              to: waits ? undefined : path(SUMMARY),
              hint: closed ? intakes.closedHint : waits ? steps.reviewHint : undefined,
              status: closed ? null : <StatusWord status={waits ? "not-yet" : "to-do"} />,
            },
          ]}
        />
      </section>
    </>
  );
}

/** What is missing, in words; else how much there is. */
function useHints(overview: Overview): Partial<Record<Section, string>> {
  const words = useWords(overviewWords);
  const reasons: Record<string, string> = words.missing;
  const hints: Partial<Record<Section, string>> = {};
  const { passportMissing, entries, withoutProof, infected, choices } = overview;
  const scan = useWords(scanWords);
  if (passportMissing) hints.passport = words.passportIncomplete[passportMissing];
  if (entries > 0) {
    const proofs = withoutProof > 0 ? [words.proofsMissing(withoutProof)] : [];
    const virus = infected ? [scan.infected] : [];
    hints.cursus = [words.entriesAdded(entries), ...proofs, ...virus].join(" · ");
  }
  if (choices > 0) hints.basket = words.choicesOf(choices, BASKET_LIMIT);
  for (const { section, status, reason } of overview.steps)
    if (reason && status !== "to-do") hints[section] = ownValue(reasons, reason);
  return hints;
}

function statusIn({ steps }: Overview, section: Section): Status {
  return steps.find((step) => step.section === section)?.status ?? "to-do";
}

const tones = {
  "in-progress": "warn",
  "to-do": "info",
  optional: "neutral",
  "not-yet": "neutral",
} as const;

/** `not-yet` is said of the sending alone. */
function StatusWord({ status }: { status: Status | "not-yet" }) {
  const { statuses } = useWords(overviewWords);
  if (status === "done") return <DoneWord>{statuses.done}</DoneWord>;
  return <Tag tone={tones[status]}>{statuses[status]}</Tag>;
}
