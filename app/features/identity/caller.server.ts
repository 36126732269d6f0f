import { config } from "#app/platform/config.server.ts";

/** Who knocks before being known: where they were answered, from which address, with what headers. */
export type Caller = { origin: string; address: string; headers: Headers };

/** The caller of a request. The server already gave the request our own origin, never a header's. */
export function createCaller(request: Request, address: string): Caller {
  const { origin, originGiven } = config();
  return {
    origin: originGiven ? origin : new URL(request.url).origin,
    address,
    headers: request.headers,
  };
}
