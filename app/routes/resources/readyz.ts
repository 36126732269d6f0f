import { isRehearsal } from "#app/http/mode.server.ts";
import { isReady, listDegradedParts } from "#app/platform/readiness.server.ts";

/** Says whether this process can do its work, and what works less well; no detail for strangers. */
export async function loader() {
  const ready = await isReady();
  const status = ready ? 200 : 503;
  const headers = { "Cache-Control": "no-store" };
  const degraded = ready ? await listDegradedParts() : [];
  const more = degraded.length > 0 ? `degraded: ${degraded.join(" ")}\n` : "";
  const trial = isRehearsal() ? "rehearsal\n" : "";
  return new Response(ready ? `ready\n${trial}${more}` : "not ready\n", { status, headers });
}
