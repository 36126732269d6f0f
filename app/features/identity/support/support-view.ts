/** How long somebody of the school may see a candidate's area at once, in minutes. */
export const SUPPORT_VIEW_MINUTES = 30;

/** When a view that begins now ends by itself. */
export function viewEnd(begun: Date): Date {
  return new Date(begun.getTime() + SUPPORT_VIEW_MINUTES * 60_000);
}

/** A view as the person it is about is told of it. `endedAt` is null while it goes on. */
export type ToldView = {
  id: string;
  by: string;
  reason: string;
  begunAt: Date;
  endedAt: Date | null;
};
