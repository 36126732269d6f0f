/** Liveness check. It tests nothing else, so that an outage of another service does not restart the process. */
export function loader() {
  return new Response("ok\n", { headers: { "Cache-Control": "no-store" } });
}
