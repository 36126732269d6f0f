import { cookieLine, readHidden } from "./cookies.server.ts";

const NAME = "newcomer";
const AN_HOUR = 3600;

/** What this browser keeps of somebody whose provider gave no address; "" when there is nothing. */
export function keptNewcomer(request: Request): string {
  return readHidden(request, NAME) ?? "";
}

/** The `Set-Cookie` line that keeps it for an hour, out of reach of scripts. */
export function newcomerCookie(request: Request, kept: string): string {
  return cookieLine(request, NAME, kept, { maxAgeSeconds: AN_HOUR, isHttpOnly: true });
}
