import { Form, redirect } from "react-router";
import { z } from "zod";
import { OwnUsername } from "#app/features/identity/components/own-username.tsx";
import { ProviderButtons } from "#app/features/identity/components/provider-buttons.tsx";
import { isProved, prove } from "#app/features/identity/password/proof.server.ts";
import { signInProviders } from "#app/features/identity/sign-in/provider.server.ts";
import { listWaysIn } from "#app/features/identity/sign-in/ways-in.server.ts";
import { orNotFound, safeTarget } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { callerIn, refuseAccount } from "#app/http/security-form.server.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { localeOf, pathIn } from "#app/i18n/locale.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/prove";
import { ACCOUNT } from "./addresses.ts";
import { SubPage } from "./sub-page.tsx";

const proofForm = z.object({ password: z.string("required").min(1, "required") });

/** The page the person was going to, in the language of this one. */
function nextOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const next = queryOf(request).text("next", 16_000);
  const locale = localeOf(pathname);
  return pathIn(locale, safeTarget(next, ACCOUNT).replace(/^\/en(?=\/)/, ""));
}

export async function loader(args: Route.LoaderArgs) {
  const actor = args.context.get(actorContext);
  const next = nextOf(args.request);
  const asked = queryOf(args.request).has("next");
  if (asked && (await isProved(actor, callerIn(args)))) throw redirect(next);
  const ways = await listWaysIn(actor);
  const providers = signInProviders().filter((id) => ways.providers[id]);
  const email = actor.kind === "visitor" ? "" : actor.email;
  return { next, email, password: ways.password, providers };
}

export async function action(args: Route.ActionArgs) {
  const form = readForm(await sentForm(args.request), proofForm);
  if (!form.ok) return refuseAccount({ errors: form.errors });
  const actor = args.context.get(actorContext);
  const proved = orNotFound(await prove(actor, callerIn(args), form.values.password));
  if (proved.ok) throw redirect(nextOf(args.request));
  if (proved.reason === "too-many") return refuseAccount(proved);
  return refuseAccount({ errors: { password: proved.reason } });
}

/** The password again, or a linked account, before a change that matters. */
export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { next, email, password, providers } = loaderData;
  const { prove: t } = useMessages(accountMessages);
  const path = usePath();
  return (
    <SubPage title={t.title} text={t.text} answer={answer} labels={{ password: t.password }}>
      {(errors) => (
        <>
          {password && <PasswordAgain email={email} error={errors.password} />}
          {providers.length > 0 && (
            <>
              <p className="above">{t.byProvider}</p>
              <ProviderButtons providers={providers} next={next} />
            </>
          )}
          {!password && (
            <p className="above">
              <a href={path("/mot-de-passe-oublie")}>{t.byLetter}</a>
            </p>
          )}
        </>
      )}
    </SubPage>
  );
}

function PasswordAgain({ email, error }: { email: string; error?: string }) {
  const { prove: t } = useMessages(accountMessages);
  const { showPassword: toggle } = useMessages(accessMessages);
  return (
    <Form method="post" noValidate>
      <OwnUsername email={email} />
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
