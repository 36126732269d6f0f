import type { RouterContextProvider } from "react-router";
import { isRecentlyAuthenticated } from "#app/features/identity/password/reauthentication.server.ts";
import { actorContext } from "./context.ts";
import { getCaller } from "./handle-security-form.server.ts";
import { redirectTo } from "./responses.server.ts";

/** Where a candidate types the password again. */
export const REAUTHENTICATION_PATH = "/espace-etudiant/compte/confirmer";

type GuardArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Sends who has not proved a moment ago to be themselves to do so, and then to `next`. */
export async function requireReauthentication(args: GuardArgs, next: string): Promise<void> {
  if (await isRecentlyAuthenticated(args.context.get(actorContext), getCaller(args))) return;
  throw redirectToReauthentication(args.request, next);
}

/** The way to the page of the proof, and from there to `next`. */
export function redirectToReauthentication(request: Request, next: string) {
  return redirectTo(request, `${REAUTHENTICATION_PATH}?${new URLSearchParams({ next })}`);
}
