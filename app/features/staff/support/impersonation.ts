import { MINUTE_MS } from "#app/lib/duration.ts";

/** The longest impersonation, in minutes. */
export const IMPERSONATION_MINUTES = 30;

/** Whether the area of this candidate can be viewed: a suspended candidate has none. */
export function canBeImpersonated({ suspendedAt }: { suspendedAt: Date | null }): boolean {
  return suspendedAt === null;
}

/** When an impersonation that starts now ends. */
export function getImpersonationEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + IMPERSONATION_MINUTES * MINUTE_MS);
}

/** An impersonation as the candidate sees it. `endedAt` is null while it lasts. */
export type ImpersonationView = {
  id: string;
  by: string;
  reason: string;
  begunAt: Date;
  endedAt: Date | null;
};
