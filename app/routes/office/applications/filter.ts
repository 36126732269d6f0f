import { type State, states } from "#app/features/admissions/application.ts";

/** What the address asks of the list; the address alone holds it, so that it can be kept and sent. */
export type Asked = { search: string; state: State | undefined; page: number };

/** Reads ?q=…&etat=…&page=…; what is not understood is left out. */
export function filterOf(params: URLSearchParams): Asked {
  const state = states.find((one) => one === params.get("etat"));
  const page = Number(params.get("page") ?? 1);
  return {
    search: (params.get("q") ?? "").slice(0, 200),
    state: state === "draft" ? undefined : state,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** The address of the list for a filter, as the floor plan writes it. */
export function addressOf({ search, state, page }: Asked): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (state) params.set("etat", state);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return `/administration/candidatures${query ? `?${query}` : ""}`;
}
