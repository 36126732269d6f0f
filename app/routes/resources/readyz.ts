import { isReady } from "#app/platform/readiness.server.ts";

/** Says whether this process can do its work; no detail for strangers. */
export async function loader() {
  const ready = await isReady();
  const status = ready ? 200 : 503;
  const headers = { "Cache-Control": "no-store" };
  return new Response(ready ? "ready\n" : "not ready\n", { status, headers });
}
