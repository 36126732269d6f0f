import type { SectionStatus, SectionStep } from "#app/features/admissions/sections.ts";
import type { ProgressStep as Bar } from "#app/ui/progress.tsx";

const barByStatus: Record<SectionStatus, Bar> = {
  done: "done",
  "in-progress": "partial",
  "to-do": "todo",
  optional: "todo",
};

/** Returns one bar for each required section, and the last for the submission. */
export function getProgressBars(steps: readonly SectionStep[]): Bar[] {
  const requiredSteps = steps.filter(({ isOptional }) => !isOptional);
  return [...requiredSteps.map(({ status }) => barByStatus[status]), "todo"];
}
