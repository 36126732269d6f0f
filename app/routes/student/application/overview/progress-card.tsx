import { countSteps, type Step } from "#app/features/admissions/sections.ts";
import { overviewWords } from "#app/i18n/overview.ts";
import { Progress } from "#app/ui/progress.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { barsOf } from "../frame/progress-bars.ts";

type ProgressCardProps = { steps: Step[]; closed: boolean };

/** How many steps are done, the sending being the last; of a closed intake, none is asked for. */
export function ProgressCard({ steps, closed }: ProgressCardProps) {
  const words = useWords(overviewWords);
  const { done, all } = countSteps(steps);
  const title = words.progress(done, all + 1);
  return (
    <div className="card card-leaf progress">
      <h2>{title}</h2>
      <Progress steps={barsOf(steps)} label={title} />
      {!closed && <p className="small-text muted">{words.progressHint}</p>}
    </div>
  );
}
