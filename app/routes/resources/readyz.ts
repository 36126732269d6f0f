import { isRehearsal } from "#app/http/mode.server.ts";
import { isReady, listDegradedParts } from "#app/platform/readiness.server.ts";

/**
 * Readiness check: whether this process can work, and the names of degraded parts; no further detail, because it is
 * public.
 */
export async function loader() {
  const isReadyNow = await isReady();
  const status = isReadyNow ? 200 : 503;
  const headers = { "Cache-Control": "no-store" };
  const degraded = isReadyNow ? await listDegradedParts() : [];
  const degradedLine = degraded.length > 0 ? `degraded: ${degraded.join(" ")}\n` : "";
  const rehearsalLine = isRehearsal() ? "rehearsal\n" : "";
  return new Response(isReadyNow ? `ready\n${rehearsalLine}${degradedLine}` : "not ready\n", {
    status,
    headers,
  });
}
