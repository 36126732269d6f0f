import { Form, redirect } from "react-router";
import { z } from "zod";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { HiddenUsernameField } from "#app/features/auth/components/hidden-username-field.tsx";
import { ProviderButtons } from "#app/features/auth/components/provider-buttons.tsx";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import {
  isRecentlyAuthenticated,
  reauthenticate,
} from "#app/features/auth/password/reauthentication.server.ts";
import { listSignInProviders } from "#app/features/auth/sign-in/provider.server.ts";
import { getSignInMethods } from "#app/features/auth/sign-in/sign-in-methods.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getCaller, respondWithAccountErrors } from "#app/http/handle-security-form.server.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { getSafeTarget, requireFound } from "#app/http/responses.server.ts";
import { getLocale, localizePath } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/prove";
import { ACCOUNT_PATH } from "./account-paths.ts";
import { SubPage } from "./sub-page.tsx";

const proofFormSchema = z.object({ password: z.string("required").min(1, "required") });

/**
 * Returns the page that the user was going to, in the language of this one; the account when it is missing or unsafe.
 */
function getNextPath(request: Request): string {
  const { pathname } = new URL(request.url);
  const next = getQuery(request).text("next", 16_000);
  const locale = getLocale(pathname);
  return localizePath(locale, getSafeTarget(next, ACCOUNT_PATH).replace(/^\/en(?=\/)/, ""));
}

/** For any signed-in user of the area; one who is recently authenticated goes on to `next`. */
export async function loader(args: Route.LoaderArgs) {
  const actor = args.context.get(actorContext);
  const next = getNextPath(args.request);
  const hasNext = getQuery(args.request).has("next");
  if (hasNext && (await isRecentlyAuthenticated(actor, getCaller(args)))) throw redirect(next);
  const signInMethods = await getSignInMethods(actor);
  const providers = listSignInProviders().filter((id) => signInMethods.providers[id]);
  const email = actor.kind === "visitor" ? "" : actor.email;
  return { next, email, hasPassword: signInMethods.hasPassword, providers };
}

/** Authenticates the user of the session again; attempts are limited. */
export async function action(args: Route.ActionArgs) {
  const form = parseFormData(await readFormData(args.request), proofFormSchema);
  if (!form.ok) return respondWithAccountErrors({ errors: form.errors });
  const actor = args.context.get(actorContext);
  const result = requireFound(await reauthenticate(actor, getCaller(args), form.values.password));
  if (result.ok) throw redirect(getNextPath(args.request));
  if (result.reason === "too-many") return respondWithAccountErrors(result);
  return respondWithAccountErrors({ errors: { password: result.reason } });
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

/** Asks for the password or a linked account again before a sensitive change. */
export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData);
  const { next, email, hasPassword, providers } = loaderData;
  const { prove: t } = useMessages(accountMessages);
  const path = usePath();
  return (
    <SubPage title={t.title} text={t.text} result={result} labels={{ password: t.password }}>
      {(errors) => (
        <>
          {hasPassword && <PasswordConfirmation email={email} error={errors.password} />}
          {providers.length > 0 && (
            <>
              <p className="above">{t.byProvider}</p>
              <ProviderButtons providers={providers} next={next} />
            </>
          )}
          {!hasPassword && (
            <p className="above">
              <a href={path("/mot-de-passe-oublie")}>{t.byEmail}</a>
            </p>
          )}
        </>
      )}
    </SubPage>
  );
}

function PasswordConfirmation({ email, error }: { email: string; error?: string }) {
  const { prove: t } = useMessages(accountMessages);
  const { showPassword: toggle } = useMessages(accessMessages);
  return (
    <Form method="post" noValidate>
      <HiddenUsernameField email={email} />
      <PasswordField
        name="password"
        label={t.password}
        error={error}
        autoComplete="current-password"
        toggle={toggle}
        maxLength={256}
      />
      <div className="actions">
        <Button type="submit">{t.submit}</Button>
      </div>
    </Form>
  );
}
