import type { RouterContextProvider } from "react-router";
import { isRecentlyAuthenticated } from "#app/features/auth/password/reauthentication.server.ts";
import { actorContext } from "./context.ts";
import { getCaller } from "./handle-security-form.server.ts";
import { redirectTo } from "./responses.server.ts";

/** The page where a candidate enters the password again. */
export const REAUTHENTICATION_PATH = "/espace-etudiant/compte/confirmer";

type GuardArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Throws a redirect to the reauthentication page, and then to `next`, unless the user has authenticated recently. */
export async function requireReauthentication(args: GuardArgs, next: string): Promise<void> {
  if (await isRecentlyAuthenticated(args.context.get(actorContext), getCaller(args))) return;
  throw redirectToReauthentication(args.request, next);
}

/** Redirects to the reauthentication page, and from there to `next`. */
export function redirectToReauthentication(request: Request, next: string) {
  return redirectTo(request, `${REAUTHENTICATION_PATH}?${new URLSearchParams({ next })}`);
}
