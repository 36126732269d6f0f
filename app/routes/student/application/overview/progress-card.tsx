import type { Status } from "#app/features/admissions/sections.ts";
import { overviewWords } from "#app/i18n/overview.ts";
import { Progress, type Step } from "#app/ui/progress.tsx";
import { useWords } from "#app/ui/use-words.ts";

const bar: Record<Status, Step> = {
  done: "done",
  "in-progress": "partial",
  "to-do": "todo",
  "not-yet": "todo",
};

type ProgressCardProps = { steps: { status: Status }[]; closed: boolean };

/** How many steps are done, the sending being the last; of a closed intake, none is asked for. */
export function ProgressCard({ steps, closed }: ProgressCardProps) {
  const words = useWords(overviewWords);
  const done = steps.filter(({ status }) => status === "done").length;
  const title = words.progress(done, steps.length + 1);
  return (
    <div className="card card-leaf progress">
      <h2>{title}</h2>
      <Progress steps={[...steps.map(({ status }) => bar[status]), "todo"]} label={title} />
      {!closed && <p className="small-text muted">{words.progressHint}</p>}
    </div>
  );
}
