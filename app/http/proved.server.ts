import type { RouterContextProvider } from "react-router";
import { isProved } from "#app/features/identity/password/proof.server.ts";
import { goTo } from "./answer.server.ts";
import { actorContext } from "./context.ts";
import { callerIn } from "./security-form.server.ts";

/** Where a candidate types the password again. */
export const PROVE = "/espace-etudiant/compte/confirmer";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Sends who has not proved a moment ago to be themselves to do so, and then to `next`. */
export async function requireProof(asked: Asked, next: string): Promise<void> {
  if (await isProved(asked.context.get(actorContext), callerIn(asked))) return;
  throw toProof(asked.request, next);
}

/** The way to the page of the proof, and from there to `next`. */
export function toProof(request: Request, next: string) {
  return goTo(request, `${PROVE}?${new URLSearchParams({ next })}`);
}
