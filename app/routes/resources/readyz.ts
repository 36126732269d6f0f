import { isRehearsal } from "#app/http/mode.server.ts";
import { isReady, listDegradedParts } from "#app/platform/readiness.server.ts";

/** Says whether this process can do its work, and what works less well; no detail for strangers. */
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
