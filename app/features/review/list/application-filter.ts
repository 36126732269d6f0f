import { validate } from "uuid";
import { type State, states, stateTable } from "#app/features/admissions/application-state.ts";
import { type Campus, campuses } from "#app/features/identity/actor.ts";
import { isIsoMoment } from "#app/lib/calendar-date.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Query } from "#app/lib/query.ts";

/** The orders of the list: what waits for the school first, the last sent, by family name, the last moved. */
export const sortOrders = ["waiting", "sent", "name", "moved"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The states an application can be found in: the school sees nothing of a draft. */
export const listedStates = states.filter((state) => stateTable[state].isVisibleToSchool);

/** The states in which nothing more is awaited of anybody. */
export const endedStates = listedStates.filter((state) => stateTable[state].turn === "nobody");

/** A count goes no further, so that it stays quick whatever there is: more is told as « plus de 2 000 ». */
export const MAX_COUNT = 2_000;

/** What is asked of the list. An empty text or list asks for nothing. */
export type ApplicationFilter = {
  /** A name, a number, an address or a telephone, or parts of them. */
  search: string;
  states: State[];
  campus: Campus | "";
  intakeId: string;
  /**
   * Who has charge of it: "me", "nobody", "gone" (somebody who can no more, to take over), or an officer's
   * identifier.
   */
  charge: string;
  /** A formation, or a university, among its choices. */
  courseId: string;
  universityId: string;
  /** A year of studies has no proof. */
  lacksProofs: boolean;
  /** Something was asked and is awaited; or awaited for too long; or answered, and nobody opened it since. */
  asked: "awaited" | "overdue" | "answered" | "";
  /** The candidate asks for another time of an interview, and none was planned since. */
  otherTime: boolean;
  /** A refusal proposed by a colleague waits for its second reader. */
  toReread: boolean;
  /** Something asked was answered on this day or later. */
  answeredSince: string;
  sort: SortOrder;
};

const words = {
  charge: { moi: "me", personne: "nobody", reprendre: "gone" },
  asked: { oui: "awaited", retard: "overdue", recu: "answered" },
  sort: { attente: "waiting", envoi: "sent", nom: "name", mouvement: "moved" },
} as const;

/** The words of a choice as the address writes them, by what they mean. */
export const addressWords = {
  charge: invert(words.charge),
  asked: invert(words.asked),
  sort: invert(words.sort),
};

function invert<K extends string, V extends string>(record: Record<K, V>): Record<V, K> {
  return Object.fromEntries(Object.entries(record).map(([k, v]) => [v, k])) as Record<V, K>;
}

/** Who has charge, as the address writes it. */
export function formatAssigneeParam(assignee: string): string {
  return ownValue<string>(addressWords.charge, assignee) ?? assignee;
}

/** Reads what an address asks; the query lists what cannot be read (`unreadable`), which is left out. */
export function parseApplicationFilter(query: Query): ApplicationFilter {
  const slug = (name: string) => query.matching(name, /^[\w-]+$/, 100) ?? "";
  const parseChoice = <V extends string>(name: string, known: Record<string, V>) =>
    ownValue(known, query.oneOf(name, Object.keys(known)));
  const stateParams = query.all("etat");
  if (stateParams.some((state) => state !== "" && !(listedStates as string[]).includes(state)))
    query.refuse("etat");
  return {
    search: query.text("q"),
    states: listedStates.filter((state) => stateParams.includes(state)),
    campus: query.oneOf("campus", campuses) ?? "",
    intakeId: query.id("rentree") ?? "",
    charge: ownValue(words.charge, query.text("charge")) ?? query.id("charge") ?? "",
    courseId: slug("formation"),
    universityId: slug("universite"),
    lacksProofs: query.oneOf("pieces", ["manquantes"]) !== null,
    asked: parseChoice("attendu", words.asked) ?? "",
    otherTime: query.oneOf("entretien", ["autre-moment"]) !== null,
    toReread: query.oneOf("refus", ["a-relire"]) !== null,
    answeredSince: query.date("repondu") ?? "",
    sort: parseChoice("tri", words.sort) ?? "waiting",
  };
}

/** The same as parts of an address, in a fixed order; what asks for nothing is left out. */
export function formatApplicationFilter(filter: ApplicationFilter): URLSearchParams {
  const { charge: assignee, asked: requestStatus, sort } = filter;
  const params = new URLSearchParams();
  const appendParam = (name: string, value: string) => value && params.append(name, value);
  appendParam("q", filter.search);
  for (const state of filter.states) appendParam("etat", state);
  appendParam("campus", filter.campus);
  appendParam("rentree", filter.intakeId);
  appendParam("charge", formatAssigneeParam(assignee));
  appendParam("formation", filter.courseId);
  appendParam("universite", filter.universityId);
  appendParam("pieces", filter.lacksProofs ? "manquantes" : "");
  appendParam("attendu", requestStatus && addressWords.asked[requestStatus]);
  appendParam("entretien", filter.otherTime ? "autre-moment" : "");
  appendParam("refus", filter.toReread ? "a-relire" : "");
  appendParam("repondu", filter.answeredSince);
  appendParam("tri", sort === "waiting" ? "" : addressWords.sort[sort]);
  return params;
}

/** Nothing is asked: every application, what waits for the school first. */
export const emptyFilter: ApplicationFilter = parseApplicationFilter(new Query(""));

/** How many filters are on, the search and the order apart. */
export function countFilters(filter: ApplicationFilter): number {
  const { search, sort, ...filters } = filter;
  return Object.values(filters).filter((value) => (Array.isArray(value) ? value[0] : value)).length;
}

/** A place in an order: what the order goes by, as text, and which application. */
export type ListCursor = { value: string; id: string };

/** A place as one word of an address, and back; null for anything else. */
export const formatCursor = ({ value, id }: ListCursor) => `${value}~${id}`;
export function parseCursor(text: string, sort: SortOrder): ListCursor | null {
  const at = text.lastIndexOf("~");
  const [value, id] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0 || value.length > 400 || !validate(id)) return null;
  if (sort === "name") return { value, id };
  // In the order of what waits, the moment comes after whose turn it is.
  const [, moment = ""] = (sort === "waiting" ? /^[012] (.+)$/ : /^(.+)$/).exec(value) ?? [];
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(moment);
  const isReal = isMoment && isIsoMoment(`${moment.slice(0, -4)}Z`);
  return isReal ? { value, id } : null;
}
