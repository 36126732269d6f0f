import {
  type ChoiceTimeline,
  isFileRefused,
} from "#app/features/decisions/choice-timeline.server.ts";
import { isAwaited } from "#app/features/decisions/request/request.ts";
import { isReadableByOthers } from "#app/features/documents/scan-status.ts";
import type { FileCounts } from "./checklist.ts";
import type { ReviewedApplication } from "./get-application-for-staff.server.ts";

/** Counts the files of an application (proofs, answers and photo) by status, and the unanswered requests. */
export function countFiles(
  { entries, photo }: Pick<ReviewedApplication, "entries" | "photo">,
  timeline: ChoiceTimeline,
): FileCounts {
  const answers = timeline.requests.flatMap(({ file }) => file ?? []);
  const files = [
    ...entries.flatMap(({ proof }) => proof ?? []),
    ...answers,
    ...(photo ? [photo] : []),
  ];
  return {
    toCheck: files.filter(({ id, scan }) => isReadableByOthers(scan) && !timeline.verdicts[id])
      .length,
    refused: files.filter((file) => isFileRefused(timeline, file)).length,
    waiting: files.filter(({ scan }) => scan === "pending").length,
    requests: timeline.requests.filter(isAwaited).length,
  };
}
