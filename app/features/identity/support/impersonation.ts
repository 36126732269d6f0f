/** How long somebody of the school may see a candidate's area at once, in minutes. */
export const IMPERSONATION_MINUTES = 30;

/** When a view that begins now ends by itself. */
export function getImpersonationEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + IMPERSONATION_MINUTES * 60_000);
}

/** A view as the person it is about is told of it. `endedAt` is null while it goes on. */
export type ImpersonationView = {
  id: string;
  by: string;
  reason: string;
  begunAt: Date;
  endedAt: Date | null;
};
