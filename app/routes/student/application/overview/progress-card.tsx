import { applicationOverviewMessages } from "#app/features/admissions/messages/application-overview.ts";
import { countSteps, type SectionStep } from "#app/features/admissions/sections.ts";
import { Progress } from "#app/ui/progress.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getProgressBars } from "../shell/progress-bars.ts";

type ProgressCardProps = { steps: SectionStep[]; isClosed: boolean };

/**
 * How many of the required steps are done, with the submission as the last, and how many rows of the task list are
 * optional; for a closed intake without the hint.
 */
export function ProgressCard({ steps, isClosed }: ProgressCardProps) {
  const t = useMessages(applicationOverviewMessages);
  const { done, required, optional } = countSteps(steps);
  const title = t.progress(done, required + 1);
  return (
    <div className="card card-leaf progress">
      <h2>{title}</h2>
      <Progress steps={getProgressBars(steps)} label={title} />
      <p className="small-text muted">
        {t.optionalSteps(optional)} {!isClosed && t.progressHint}
      </p>
    </div>
  );
}
