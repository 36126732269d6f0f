import { campusCountry } from "#app/features/access/campus-country.ts";
import type { EntryWithProof } from "#app/features/admissions/application.server.ts";
import { toDateParts } from "#app/features/admissions/calendar.ts";
import {
  listMissingYears,
  listSchoolYears,
  PENDING_SCALE,
} from "#app/features/admissions/cursus/cursus.ts";
import {
  formatAverage,
  formatEntryTitle,
  formatLevelAndPlace,
  formatPlaceName,
} from "#app/features/admissions/record/record.ts";
import { createAttemptId } from "#app/http/attempt-id.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Query } from "#app/lib/query.ts";
import type { EditableSection, OwnApplication } from "../shell/own-application.server.ts";
import { getSavedAt } from "../shell/saved-at.ts";

export type CursusPage = ReturnType<typeof buildCursusPage>;
export type EntryView = CursusPage["entries"][number];
/** The entry, existing or new, that the address opens on a page of its own. */
export type OpenEntry = NonNullable<CursusPage["open"]>;

/** Builds the data of the studies page, with the entry that its address opens. */
export function buildCursusPage({ application, locale, reopened }: EditableSection, query: Query) {
  const entries = application.entries.map((entry) => buildEntryView(locale, entry));
  const findEntry = (name: string) => entries.find((entry) => entry.id === query.id(name));
  return {
    reopened,
    entries,
    missingYears: listMissingYears(entries, application.today),
    years: listSchoolYears(application.today),
    savedAt: getSavedAt(application),
    version: application.version,
    attempt: createAttemptId(),
    /**
     * The attempts that added the entries: a local draft with one of them was accepted, although the response was
     * lost.
     */
    savedAttempts: application.entries.flatMap(({ attempt }) => attempt ?? []),
    campusCountryCode: application.campus && campusCountry[application.campus],
    open: getOpenEntry(query, findEntry),
    done: getDoneAction(query, findEntry("entry")),
  };
}

function getOpenEntry(
  query: Query,
  findEntry: (name: string) => ReturnType<typeof buildEntryView> | undefined,
) {
  if (query.has("add")) return { kind: "add" as const, year: query.text("add", 20) };
  const [entryToChange, entryForProof] = [findEntry("edit"), findEntry("proof")];
  if (entryToChange) return { kind: "change" as const, entry: entryToChange };
  return entryForProof ? { kind: "proof" as const, entry: entryForProof } : null;
}

function getDoneAction(query: Query, entry: ReturnType<typeof buildEntryView> | undefined) {
  const intent = query.text("done", 40);
  if (!intent) return null;
  return { intent, id: entry?.id, name: entry?.title ?? "" };
}

function buildEntryView(locale: Locale, entry: EntryWithProof) {
  return {
    id: entry.id,
    schoolYear: entry.schoolYear,
    title: formatEntryTitle(locale, entry),
    name: formatPlaceName(locale, entry),
    place: formatLevelAndPlace(locale, entry),
    average: formatAverage(locale, entry),
    proof: entry.proof,
    values: getFieldValues(locale, entry),
  };
}

/** Returns the field values of an entry. */
function getFieldValues(locale: Locale, entry: EntryWithProof): Record<string, string> {
  const date = toDateParts(entry.occurredOn);
  const isPending = entry.averageScale === PENDING_SCALE;
  return {
    activity: entry.activity,
    schoolYear: entry.schoolYear,
    "occurredOn.day": date.day,
    "occurredOn.month": date.month,
    "occurredOn.year": date.year,
    country: entry.country,
    province: entry.province ?? "",
    city: entry.city ?? "",
    level: entry.level ?? "",
    school: entry.school ?? "",
    field: entry.field ?? "",
    average: (locale === "fr" && entry.average?.replace(".", ",")) || (entry.average ?? ""),
    averageScale: isPending ? "" : (entry.averageScale ?? ""),
    averagePending: isPending ? "on" : "",
    comment: entry.comment ?? "",
  };
}

type RemovedEntry = Parameters<typeof formatEntryTitle>[1] & { id: string; proofId: string | null };
export type RemovedEntryView = ReturnType<typeof buildRemovedEntryView>;

/** Returns the name of a removed entry, whether it had a proof, and its former position. */
export function buildRemovedEntryView(
  { application: { entries }, locale }: OwnApplication,
  entry: RemovedEntry,
) {
  const { id } = entry;
  const position = entries.findIndex((candidate) => candidate.id === id);
  return { id, name: formatEntryTitle(locale, entry), hasProof: entry.proofId !== null, position };
}
