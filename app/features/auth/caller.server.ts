import { config } from "#app/platform/config.server.ts";

/** The client of a request before sign-in: the origin that it called, its network address and its headers. */
export type Caller = { origin: string; address: string; headers: Headers };

/** Creates the caller of a request. Without PUBLIC_ORIGIN the origin is that of the Host header. */
export function createCaller(request: Request, address: string): Caller {
  const { origin, isOriginConfigured } = config();
  return {
    origin: isOriginConfigured ? origin : new URL(request.url).origin,
    address,
    headers: request.headers,
  };
}
