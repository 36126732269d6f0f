/** The kinds of acts that the history of a file can be read by, each by the beginnings of its actions. */
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
  looks: ["application.opened", "file.opened", "passport."],
} as const satisfies Record<string, readonly string[]>;

export type HistoryKind = keyof typeof historyActionPrefixes;
export const historyKinds = Object.keys(historyActionPrefixes) as HistoryKind[];

/** The kind that an address asks for; null: all of them. */
export function parseHistoryKind(value: string | null): HistoryKind | null {
  return historyKinds.find((one) => one === value) ?? null;
}
