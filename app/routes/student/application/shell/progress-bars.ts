import type { SectionStatus, SectionStep } from "#app/features/admissions/sections.ts";
import type { ProgressStep as Bar } from "#app/ui/progress.tsx";

const barByStatus: Record<SectionStatus, Bar> = {
  done: "done",
  "in-progress": "partial",
  "to-do": "todo",
  optional: "todo",
};

/** One bar for each section that sending asks for, and the last for sending itself. */
export function getProgressBars(steps: readonly SectionStep[]): Bar[] {
  const requiredSteps = steps.filter(({ isOptional }) => !isOptional);
  return [...requiredSteps.map(({ status }) => barByStatus[status]), "todo"];
}
