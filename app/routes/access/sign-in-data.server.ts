import type { RouterContextProvider } from "react-router";
import { getDemoAccounts } from "#app/features/auth/sign-in/demo-accounts.server.ts";
import { listSignInProviders } from "#app/features/auth/sign-in/provider.server.ts";
import { readEmailCookie } from "#app/http/email-cookie.server.ts";
import { errorMessageFromQuery } from "#app/i18n/error-from-query.ts";
import { readAccessRequest } from "./access-request.server.ts";
import { isEmailUnconfirmed } from "./components/confirm-email-notice.tsx";

/** Loader data of the sign-in page and dialog. */
export function getSignInData(request: Request, context: Readonly<RouterContextProvider>) {
  const { next, query, locale } = readAccessRequest(request, context);
  const demo = getDemoAccounts();
  const chosenAccount = demo?.people.find(({ key }) => key === query.text("account", 40));
  const demoValues = chosenAccount && { email: chosenAccount.email, password: demo?.password };
  const done = query.text("done", 40) || null;
  const reason = query.text("error", 60) || null;
  return {
    next,
    providers: listSignInProviders(),
    reason,
    errorText: errorMessageFromQuery(locale, reason),
    /** Address that just got an email to confirm it, because the provider did not. */
    unconfirmedEmail: isEmailUnconfirmed(reason) ? readEmailCookie(request) : "",
    done,
    demo,
    initialValues:
      demoValues ?? (provesEmail(done) ? { email: readEmailCookie(request) } : undefined),
  };
}

/**
 * Whether this request follows a link that verified the email address. After a sign-out the address is not filled in:
 * the next user of the device may be somebody else.
 */
const provesEmail = (doneFlag: string | null) =>
  doneFlag === "email-confirmed" || doneFlag === "password-changed";

export type SignInData = ReturnType<typeof getSignInData>;
