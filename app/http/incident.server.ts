import { randomBytes } from "node:crypto";
import type { MiddlewareFunction } from "react-router";
import { INCIDENT_COOKIE } from "#app/late/incident.ts";
import { requestIdContext } from "./context.ts";

// No 0/O, 1/I: the number is read aloud on the phone.
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A short number for a request, shown with a fault and printed in the log, for instance `A7K2QP`. */
export function newIncident(): string {
  return Array.from(randomBytes(6), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Numbers the request; when it ends in a fault, an awake page finds the number in a cookie. */
export const incidentMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const incident = newIncident();
  context.set(requestIdContext, incident);
  const response = await next();
  if (response.status >= 500)
    response.headers.append("Set-Cookie", `${INCIDENT_COOKIE}=${incident}; Path=/; Max-Age=60`);
  return response;
};
