/** The details of a history line that the activity log shows. */
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

/** The details that the activity log hides: identifiers, and values that it shows in another way. */
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
 * The type of a detail or a changed field that is not a code value: text typed by a user or a file name, a calendar
 * day, or a timestamp. Pages format a value by this type and never guess it from its content.
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

/** The types of fields in `details.changes`: the dates of an intake. Every other text was typed by a user. */
export const changedFieldTypes: Readonly<Record<string, DetailType>> = {
  closesAt: "moment",
  opensAt: "moment",
};

type KnownDetail = (typeof visibleDetails)[number] | (typeof internalDetails)[number];

/** Allows only detail names in the lists above: an unknown one would be shown as a code value. */
export type KnownDetails<Values> = Values & { [Name in Exclude<keyof Values, KnownDetail>]: never };
