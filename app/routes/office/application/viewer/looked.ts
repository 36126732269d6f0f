import type { Query } from "#app/lib/query.ts";
/** How a proof is looked at, as the address says: which page, how large, turned by how much. */
export type Looked = { page: number; zoom: Zoom; turn: number };

/** fit: the whole page in sight; the others are widths, in hundredths of the place there is. */
export const zooms = ["fit", "100", "150", "200", "300"] as const;
export type Zoom = (typeof zooms)[number];

const quarters = ["0", "90", "180", "270"];

/** Reads it; what is not understood is the first page, in full, as it stands. */
export function lookedAt(query: Query, pages: number): Looked {
  const page = query.integer("page", { min: 1, max: 1_000_000 }) ?? 1;
  return {
    page: Math.min(page, Math.max(pages, 1)),
    zoom: query.oneOf("zoom", zooms) ?? "fit",
    turn: Number(query.oneOf("tour", quarters) ?? 0),
  };
}

export type Act = "next" | "previous" | "in" | "out" | "fit" | "turn";
export type Step = Record<string, string>;

/** Which proofs stand before and after the one that is seen, by their identifiers. */
export type Around = { before: string | null; after: string | null };

/**
 * What an act changes of the address; null when it changes nothing. Pages follow each other, and after the last
 * one comes the next proof.
 */
export function step(act: Act, looked: Looked, pages: number, around: Around): Step | null {
  const { page, zoom, turn } = looked;
  if (act === "turn") return { tour: String((turn + 90) % 360) };
  if (act === "fit") return zoom === "fit" ? null : { zoom: "" };
  if (act === "in" || act === "out") {
    const to = zooms[zooms.indexOf(zoom) + (act === "in" ? 1 : -1)];
    return to ? { zoom: to === "fit" ? "" : to } : null;
  }
  const to = page + (act === "next" ? 1 : -1);
  if (to >= 1 && to <= pages) return { page: to === 1 ? "" : String(to) };
  const other = act === "next" ? around.after : around.before;
  return other ? proof(other) : null;
}

/** Another proof is seen from its first page, as it stands. */
export function proof(id: string): Step {
  return { piece: id, page: "", tour: "", zoom: "" };
}

/** The keys of the viewer, when it has the focus. */
export const keys: Record<string, Act> = {
  n: "next",
  p: "previous",
  "+": "in",
  "=": "in",
  "-": "out",
  "0": "fit",
  r: "turn",
};
