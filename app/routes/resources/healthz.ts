/** Says that this process answers; nothing else is asked, so that an outage elsewhere restarts nothing. */
export function loader() {
  return new Response("ok\n", { headers: { "Cache-Control": "no-store" } });
}
