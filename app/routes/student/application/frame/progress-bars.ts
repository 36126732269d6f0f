import type { SectionStatus, SectionStep } from "#app/features/admissions/sections.ts";
import type { Step as Bar } from "#app/ui/progress.tsx";

const bar: Record<SectionStatus, Bar> = {
  done: "done",
  "in-progress": "partial",
  "to-do": "todo",
  optional: "todo",
};

/** One bar for each section that sending asks for, and the last for sending itself. */
export function barsOf(steps: readonly SectionStep[]): Bar[] {
  const counted = steps.filter(({ isOptional }) => !isOptional);
  return [...counted.map(({ status }) => bar[status]), "todo"];
}
