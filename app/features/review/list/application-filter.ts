import { validate } from "uuid";
import { type Campus, campuses } from "#app/features/access/actor.ts";
import { type State, states, stateTable } from "#app/features/admissions/application-state.ts";
import { isIsoTimestamp } from "#app/lib/calendar-date.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Query } from "#app/lib/query.ts";

/** `waiting`: waiting for the school first. `sent` and `moved`: newest first. `name`: by family name. */
export const sortOrders = ["waiting", "sent", "name", "moved"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The states that the school sees: all but draft. */
export const listedStates = states.filter((state) => stateTable[state].isVisibleToSchool);

/** The states in which nobody has to act. */
export const endedStates = listedStates.filter((state) => stateTable[state].turn === "nobody");

/** Counting stops here, so that it stays fast; the page then shows « plus de 2 000 ». */
export const MAX_COUNT = 2_000;

/** Filters of the list. An empty text or list does not filter. */
export type ApplicationFilter = {
  /** Part of a name, number, email address or phone number. */
  search: string;
  states: State[];
  campus: Campus | "";
  intakeId: string;
  /** The assignee: "me", "nobody", "former" (a former officer, to take over), or an officer id. */
  assignee: string;
  /** A course, or a university, among the choices. */
  courseId: string;
  universityId: string;
  /** A year of studies has no proof. */
  isMissingProofs: boolean;
  /** A request is unanswered; unanswered past its date; or answered and not opened since. */
  request: "awaited" | "overdue" | "answered" | "";
  /** The candidate asked for another interview time and none is planned since. */
  hasOtherTimeRequest: boolean;
  /** A refusal proposed by a colleague waits for a second reader. */
  needsSecondReview: boolean;
  /** A request was answered on this day (YYYY-MM-DD) or later. */
  answeredSince: string;
  sort: SortOrder;
};

const parameterValues = {
  assignee: { moi: "me", personne: "nobody", reprendre: "former" },
  request: { oui: "awaited", retard: "overdue", recu: "answered" },
  sort: { attente: "waiting", envoi: "sent", nom: "name", mouvement: "moved" },
} as const;

/** The French parameter values, keyed by the value in code. */
export const parameterNames = {
  assignee: invert(parameterValues.assignee),
  request: invert(parameterValues.request),
  sort: invert(parameterValues.sort),
};

function invert<K extends string, V extends string>(record: Record<K, V>): Record<V, K> {
  return Object.fromEntries(Object.entries(record).map(([k, v]) => [v, k])) as Record<V, K>;
}

export function formatAssigneeParam(assignee: string): string {
  return getOwnValue<string>(parameterNames.assignee, assignee) ?? assignee;
}

/** Parses the list filter of an address. Invalid values are ignored, and `query.unreadable` lists them. */
export function parseApplicationFilter(query: Query): ApplicationFilter {
  const slug = (name: string) => query.matching(name, /^[\w-]+$/, 100) ?? "";
  const parseChoice = <V extends string>(name: string, known: Record<string, V>) =>
    getOwnValue(known, query.option(name, Object.keys(known)));
  const stateParams = query.all("etat");
  if (stateParams.some((state) => state !== "" && !(listedStates as string[]).includes(state)))
    query.markUnreadable("etat");
  return {
    search: query.text("q"),
    states: listedStates.filter((state) => stateParams.includes(state)),
    campus: query.option("campus", campuses) ?? "",
    intakeId: query.id("rentree") ?? "",
    assignee:
      getOwnValue(parameterValues.assignee, query.text("charge")) ?? query.id("charge") ?? "",
    courseId: slug("formation"),
    universityId: slug("universite"),
    isMissingProofs: query.option("pieces", ["manquantes"]) !== null,
    request: parseChoice("attendu", parameterValues.request) ?? "",
    hasOtherTimeRequest: query.option("entretien", ["autre-moment"]) !== null,
    needsSecondReview: query.option("refus", ["a-relire"]) !== null,
    answeredSince: query.date("repondu") ?? "",
    sort: parseChoice("tri", parameterValues.sort) ?? "waiting",
  };
}

/** Formats a filter as query parameters in a fixed order; empty values are left out. */
export function formatApplicationFilter(filter: ApplicationFilter): URLSearchParams {
  const { assignee, request: requestStatus, sort } = filter;
  const params = new URLSearchParams();
  const appendParam = (name: string, value: string) => value && params.append(name, value);
  appendParam("q", filter.search);
  for (const state of filter.states) appendParam("etat", state);
  appendParam("campus", filter.campus);
  appendParam("rentree", filter.intakeId);
  appendParam("charge", formatAssigneeParam(assignee));
  appendParam("formation", filter.courseId);
  appendParam("universite", filter.universityId);
  appendParam("pieces", filter.isMissingProofs ? "manquantes" : "");
  appendParam("attendu", requestStatus && parameterNames.request[requestStatus]);
  appendParam("entretien", filter.hasOtherTimeRequest ? "autre-moment" : "");
  appendParam("refus", filter.needsSecondReview ? "a-relire" : "");
  appendParam("repondu", filter.answeredSince);
  appendParam("tri", sort === "waiting" ? "" : parameterNames.sort[sort]);
  return params;
}

/** No filter, in the order of what waits for the school. */
export const emptyFilter: ApplicationFilter = parseApplicationFilter(new Query(""));

/** Counts the active filters, without search and sort. */
export function countFilters(filter: ApplicationFilter): number {
  const { search, sort, ...filters } = filter;
  return Object.values(filters).filter((value) => (Array.isArray(value) ? value[0] : value)).length;
}

/** Keyset pagination: the sort value as text, and the application id. */
export type ListCursor = { value: string; id: string };

export const formatCursor = ({ value, id }: ListCursor) => `${value}~${id}`;
/** Parses a cursor; null when it does not fit the sort order. */
export function parseCursor(text: string, sort: SortOrder): ListCursor | null {
  const at = text.lastIndexOf("~");
  const [value, id] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0 || value.length > 400 || !validate(id)) return null;
  if (sort === "name") return { value, id };
  // The `waiting` order prefixes the time with the turn: 0 school, 1 candidate, 2 nobody.
  const [, moment = ""] = (sort === "waiting" ? /^[012] (.+)$/ : /^(.+)$/).exec(value) ?? [];
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(moment);
  const isReal = isMoment && isIsoTimestamp(`${moment.slice(0, -4)}Z`);
  return isReal ? { value, id } : null;
}
