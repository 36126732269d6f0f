import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { applicationOverviewMessages } from "#app/features/admissions/messages/application-overview.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import type { Section, SectionStatus } from "#app/features/admissions/sections.ts";
import { antivirusMessages } from "#app/features/documents/messages/antivirus.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { DoneLabel, Tag } from "#app/ui/tag.tsx";
import { TaskList } from "#app/ui/task-list.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { SUMMARY_PATH, sectionPaths } from "../shell/application-paths.ts";
import type { ApplicationOverview } from "./application-overview.ts";

const TASK_GROUPS: { key: "info" | "cursus" | "basket"; sections: Section[] }[] = [
  { key: "info", sections: ["identity", "passport", "parents"] },
  { key: "cursus", sections: ["cursus"] },
  { key: "basket", sections: ["basket"] },
];

/**
 * The task list: the sections under their three tabs, then the submission, which a closed intake no longer accepts.
 */
export function ApplicationTasks({
  overview,
  isClosed,
}: {
  overview: ApplicationOverview;
  isClosed: boolean;
}) {
  const t = useMessages(applicationMessages);
  const steps = useMessages(applicationOverviewMessages);
  const path = usePath();
  const hints = useSectionHints(overview);
  const intakes = useMessages(intakeMessages);
  const isNotReady = !overview.canSend;
  return (
    <>
      {TASK_GROUPS.map(({ key, sections }) => (
        <section className="block" key={key}>
          <h2>{t.tabs[key]}</h2>
          <TaskList
            tasks={sections.map((section) => ({
              id: section,
              name: t.sections[section],
              to: path(sectionPaths[section]),
              hint: hints[section],
              status: <SectionStatusLabel status={getSectionStatus(overview, section)} />,
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
              to: isNotReady ? undefined : path(SUMMARY_PATH),
              hint: isClosed ? intakes.closedHint : isNotReady ? steps.reviewHint : undefined,
              status: isClosed ? null : (
                <SectionStatusLabel status={isNotReady ? "not-yet" : "to-do"} />
              ),
            },
          ]}
        />
      </section>
    </>
  );
}

/** Returns a hint per section: a missing answer, or else how many entries there are. */
function useSectionHints(overview: ApplicationOverview): Partial<Record<Section, string>> {
  const t = useMessages(applicationOverviewMessages);
  const reasons: Record<string, string> = t.missing;
  const hints: Partial<Record<Section, string>> = {};
  const { passportMissing, entries, withoutProof, hasInfectedFile, choices } = overview;
  const scan = useMessages(antivirusMessages);
  if (passportMissing) hints.passport = t.passportIncomplete[passportMissing];
  if (entries > 0) {
    const proofs = withoutProof > 0 ? [t.proofsMissing(withoutProof)] : [];
    const infectedHints = hasInfectedFile ? [scan.infected] : [];
    hints.cursus = [t.entriesAdded(entries), ...proofs, ...infectedHints].join(" · ");
  }
  if (choices > 0) hints.basket = t.choiceCount(choices, MAX_BASKET_COURSES);
  for (const { section, status, reason, isOptional } of overview.steps) {
    if (reason && status !== "to-do") hints[section] = getOwnValue(reasons, reason);
    // Once begun, the section has another tag, and the count of the required steps still leaves it out.
    if (isOptional && status !== "optional")
      hints[section] = [t.statuses.optional, hints[section]].filter(Boolean).join(" · ");
  }
  return hints;
}

function getSectionStatus({ steps }: ApplicationOverview, section: Section): SectionStatus {
  return steps.find((step) => step.section === section)?.status ?? "to-do";
}

const TAG_TONES = {
  "in-progress": "warn",
  "to-do": "info",
  optional: "neutral",
  "not-yet": "neutral",
} as const;

/** Only the submission can have `not-yet`. */
function SectionStatusLabel({ status }: { status: SectionStatus | "not-yet" }) {
  const { statuses } = useMessages(applicationOverviewMessages);
  if (status === "done") return <DoneLabel>{statuses.done}</DoneLabel>;
  return <Tag tone={TAG_TONES[status]}>{statuses[status]}</Tag>;
}
