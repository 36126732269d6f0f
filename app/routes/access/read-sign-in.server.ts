import type { RouterContextProvider } from "react-router";
import { demoAccounts } from "#app/features/identity/sign-in/demonstration.server.ts";
import { signInProviders } from "#app/features/identity/sign-in/provider.server.ts";
import { keptEmail } from "#app/http/email-cookie.server.ts";
import { errorMessageFromQuery } from "#app/i18n/error-from-query.ts";
import { isStepLeft } from "./components/step-left.tsx";
import { readKnock } from "./door.server.ts";

/** What signing in shows, on its page and in its dialog. */
export function readSignIn(request: Request, context: Readonly<RouterContextProvider>) {
  const { next, query, locale } = readKnock(request, context);
  const demo = demoAccounts();
  const chosen = demo?.people.find(({ key }) => key === query.text("compte", 40));
  const person = chosen && { email: chosen.email, password: demo?.password };
  const done = query.text("fait", 40) || null;
  const reason = query.text("erreur", 60) || null;
  return {
    next,
    providers: signInProviders(),
    reason,
    why: errorMessageFromQuery(locale, reason),
    /** Where a letter has just left, to confirm what a provider did not. */
    unproved: isStepLeft(reason) ? keptEmail(request) : "",
    done,
    demo,
    typed: person ?? (isProof(done) ? { email: keptEmail(request) } : undefined),
  };
}

/** What a link has just done here: after a sign-out, the next one at this device may be somebody else. */
const isProof = (done: string | null) => done === "email-confirmed" || done === "password-changed";

export type ReadSignIn = ReturnType<typeof readSignIn>;
