/** What a line of the history may tell beside its action, in the words of the activity log. */
export const visibleDetails = [
  "added",
  "answers",
  "because",
  "by",
  "campus",
  "changes",
  "channel",
  "choices",
  "condition",
  "devices",
  "digest",
  "fields",
  "file",
  "files",
  "filters",
  "finished",
  "format",
  "from",
  "how",
  "kept",
  "kind",
  "known",
  "late",
  "lines",
  "locale",
  "name",
  "number",
  "page",
  "part",
  "party",
  "people",
  "provider",
  "reason",
  "reasons",
  "removed",
  "role",
  "rows",
  "sameEmailAsCandidate",
  "searched",
  "sections",
  "sessions",
  "state",
  "subject",
  "theme",
  "to",
  "total",
  "until",
  "who",
] as const;

/** What it keeps, and says nothing to whoever reads: identifiers, and what the line tells otherwise. */
export const internalDetails = [
  "adult",
  "attempt",
  "basedOn",
  "choice",
  "code",
  "courseId",
  "entryId",
  "fileId",
  "import",
  "intakeId",
  "officer",
  "person",
  "replacedId",
  "side",
  "slug",
  "subjectId",
  "threadId",
  "version",
] as const;

/**
 * What a detail or a changed field holds, where it is not a word of the code: a text that people typed or a file is
 * called, a calendar day, or a moment. A page shows a value by this type and never guesses one from its look.
 */
export type DetailType = "text" | "day" | "moment";

/** The types of details (`details[name]`). */
export const detailTypes: Readonly<Record<string, DetailType>> = {
  digest: "text",
  file: "text",
  name: "text",
  number: "text",
  until: "day",
};

/** The types of fields inside `details.changes`: the moments of an intake. Every other text is what people typed. */
export const changedFieldTypes: Readonly<Record<string, DetailType>> = {
  closesAt: "moment",
  opensAt: "moment",
};

type KnownDetail = (typeof visibleDetails)[number] | (typeof internalDetails)[number];

/** Details whose every name is known: one that is not would be read as a word of the code. */
export type KnownDetails<Values> = Values & { [Name in Exclude<keyof Values, KnownDetail>]: never };
