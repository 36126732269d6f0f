import { countSteps, type SectionStep } from "#app/features/admissions/sections.ts";
import { overviewMessages } from "#app/i18n/overview.ts";
import { Progress } from "#app/ui/progress.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { barsOf } from "../frame/progress-bars.ts";

type ProgressCardProps = { steps: SectionStep[]; closed: boolean };

/** How many steps are done, the sending being the last; of a closed intake, none is asked for. */
export function ProgressCard({ steps, closed }: ProgressCardProps) {
  const t = useMessages(overviewMessages);
  const { done, all } = countSteps(steps);
  const title = t.progress(done, all + 1);
  return (
    <div className="card card-leaf progress">
      <h2>{title}</h2>
      <Progress steps={barsOf(steps)} label={title} />
      {!closed && <p className="small-text muted">{t.progressHint}</p>}
    </div>
  );
}
