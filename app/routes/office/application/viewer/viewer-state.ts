import type { Query } from "#app/lib/query.ts";
/** How a proof is looked at, as the address says: which page, how large, turned by how much. */
export type ViewerState = { page: number; zoom: Zoom; rotation: number };

/** fit: the whole page in sight; the others are widths, in hundredths of the place there is. */
export const zoomLevels = ["fit", "100", "150", "200", "300"] as const;
export type Zoom = (typeof zoomLevels)[number];

const rotations = ["0", "90", "180", "270"];

/** Reads it; what is not understood is the first page, in full, as it stands. */
export function parseViewerState(query: Query, pages: number): ViewerState {
  const page = query.integer("page", { min: 1, max: 1_000_000 }) ?? 1;
  return {
    page: Math.min(page, Math.max(pages, 1)),
    zoom: query.oneOf("zoom", zoomLevels) ?? "fit",
    rotation: Number(query.oneOf("tour", rotations) ?? 0),
  };
}

export type ViewerAction = "next" | "previous" | "in" | "out" | "fit" | "turn";
export type ViewerParams = Record<string, string>;

/** Which proofs stand before and after the one that is seen, by their identifiers. */
export type AdjacentDocuments = { before: string | null; after: string | null };

/**
 * What an act changes of the address; null when it changes nothing. Pages follow each other, and after the last
 * one comes the next proof.
 */
export function applyViewerAction(
  action: ViewerAction,
  state: ViewerState,
  pages: number,
  adjacent: AdjacentDocuments,
): ViewerParams | null {
  const { page, zoom, rotation } = state;
  if (action === "turn") return { tour: String((rotation + 90) % 360) };
  if (action === "fit") return zoom === "fit" ? null : { zoom: "" };
  if (action === "in" || action === "out") {
    const to = zoomLevels[zoomLevels.indexOf(zoom) + (action === "in" ? 1 : -1)];
    return to ? { zoom: to === "fit" ? "" : to } : null;
  }
  const to = page + (action === "next" ? 1 : -1);
  if (to >= 1 && to <= pages) return { page: to === 1 ? "" : String(to) };
  const adjacentId = action === "next" ? adjacent.after : adjacent.before;
  return adjacentId ? selectDocument(adjacentId) : null;
}

/** Another proof is seen from its first page, as it stands. */
export function selectDocument(id: string): ViewerParams {
  return { piece: id, page: "", tour: "", zoom: "" };
}

/** The keys of the viewer, when it has the focus. */
export const viewerKeys: Record<string, ViewerAction> = {
  n: "next",
  p: "previous",
  "+": "in",
  "=": "in",
  "-": "out",
  "0": "fit",
  r: "turn",
};
