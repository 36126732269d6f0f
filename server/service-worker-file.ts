import { worker } from "virtual:small-scripts";
import { CANDIDATE_IDLE_MS } from "#app/features/identity/auth/sessions/session-limits.ts";

/** The service worker (app/client/offline), with the lifetime of cached pages. */
export const createServiceWorkerScript = (): string =>
  `self.IDLE_MS=${CANDIDATE_IDLE_MS};${worker}`;
