/**
 * The kinds that the history of an application can be filtered by, each with the prefixes of its
 * actions.
 */
export const historyActionPrefixes = {
  decisions: ["choice.", "offer.", "refusal.", "request.", "interview.", "application.withdrawn"],
  files: ["file.checked", "file.refused", "file.replaced", "file.infected", "proof.", "photo."],
  answers: [
    "application.started",
    "application.submitted",
    "personal-info.",
    "cursus.",
    "consent.",
    "sections.",
  ],
  messages: ["message.", "guest.", "thread.settled", "thread.unsettled"],
  work: [
    "note.",
    "theme.",
    "double.",
    "application.taken",
    "application.assigned",
    "application.released",
  ],
  views: ["application.opened", "file.opened", "passport."],
} as const satisfies Record<string, readonly string[]>;

export type HistoryKind = keyof typeof historyActionPrefixes;
export const historyKinds = Object.keys(historyActionPrefixes) as HistoryKind[];

export function parseHistoryKind(value: string | null): HistoryKind | null {
  return historyKinds.find((one) => one === value) ?? null;
}
