import type { Query } from "#app/lib/query.ts";
/** How a document is shown, from the address. `rotation` is in degrees: 0, 90, 180 or 270. */
export type ViewerState = { page: number; zoom: Zoom; rotation: number };

/** `fit` shows the whole page; the others are widths in percent of the available width. */
export const zoomLevels = ["fit", "100", "150", "200", "300"] as const;
export type Zoom = (typeof zoomLevels)[number];

const rotations = ["0", "90", "180", "270"];

/**
 * Unreadable values fall back to page 1, `fit` and no rotation. `pages`: the number of pages of the
 * document.
 */
export function parseViewerState(query: Query, pages: number): ViewerState {
  const page = query.integer("page", { min: 1, max: 1_000_000 }) ?? 1;
  return {
    page: Math.min(page, Math.max(pages, 1)),
    zoom: query.option("zoom", zoomLevels) ?? "fit",
    rotation: Number(query.option("rotation", rotations) ?? 0),
  };
}

export type ViewerAction = "next" | "previous" | "in" | "out" | "fit" | "turn";
export type ViewerParams = Record<string, string>;

/** The ids of the documents before and after the selected one. */
export type AdjacentDocuments = { before: string | null; after: string | null };

/**
 * The URL parameters that an action changes; null when it changes nothing. After the last page
 * comes the next document.
 */
export function applyViewerAction(
  action: ViewerAction,
  state: ViewerState,
  pages: number,
  adjacent: AdjacentDocuments,
): ViewerParams | null {
  const { page, zoom, rotation } = state;
  if (action === "turn") return { rotation: String((rotation + 90) % 360) };
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

/** Opens another document at its first page, without zoom or rotation. */
export function selectDocument(id: string): ViewerParams {
  return { document: id, page: "", rotation: "", zoom: "" };
}

/** The keys of the viewer while it has the focus. */
export const viewerKeys: Record<string, ViewerAction> = {
  n: "next",
  p: "previous",
  "+": "in",
  "=": "in",
  "-": "out",
  "0": "fit",
  r: "turn",
};
