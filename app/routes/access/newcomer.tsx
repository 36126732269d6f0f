import { redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { isMailKept } from "#app/features/identity/sign-in/demonstration.server.ts";
import {
  addressOfProof,
  askForAddress,
  readNewcomer,
  welcomeNewcomer,
} from "#app/features/identity/sign-in/newcomer.server.ts";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { invalid } from "#app/http/answer.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { keptNewcomer } from "#app/http/newcomer-cookie.server.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/newcomer";
import { AccessPage } from "./components/access-page.tsx";
import { CheckMail } from "./components/check-mail.tsx";
import { AnotherLink, isSettled, LinkBroken, LinkOver, WayOn } from "./components/link-over.tsx";
import { RefusedBox } from "./components/refused-box.tsx";
import {
  accessHeaders,
  MAX_TOKEN,
  readerIn,
  readKnock,
  refusedAtDoor,
  refusedLink,
} from "./door.server.ts";
import { newcomerForm } from "./forms.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Reading the page makes no account: programs that scan mail follow links too. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { next, query, locale } = readKnock(request, context);
  const token = query.text("token", MAX_TOKEN);
  const newcomer = readNewcomer(keptNewcomer(request));
  if (!token && !newcomer)
    throw redirect(withNext(localizePath(locale, "/connexion?erreur=email-missing"), next));
  const broken = token !== "" && addressOfProof(token) === null;
  const reader = readerIn(context);
  return { next, token, broken, name: newcomer?.name ?? "", kept: isMailKept(), reader };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next } = readKnock(request, context);
  const form = await parseForm(request, newcomerForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { email, token } = form.values;
  if (token) {
    const made = await welcomeNewcomer(token, keptNewcomer(request));
    const link = { address: addressOfProof(token), reader: readerIn(context), typed: form.typed };
    if (!made.ok) return refusedLink(made, link);
    throw redirect(withNext(localizePath(locale, "/connexion?fait=newcomer"), next));
  }
  if (!email) return invalid({ email: "required" }, form.typed);
  const asked = { kept: keptNewcomer(request), email, locale, next: next || null };
  const result = await askForAddress(caller, asked);
  return result.ok ? { ok: true as const, sentTo: email } : refusedAtDoor(result, form.typed);
}

export default function NewcomerPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { next, token, broken, name, kept, reader } = loaderData;
  const { newcomer: t, signIn, checkMail, verify, problem } = useMessages(accessMessages);
  const refused = useFormRefusal(answer);
  const path = usePath();
  const locale = useLocale();
  const link = token && `?${new URLSearchParams({ token })}`;
  const here = withNext(path(`/connexion/adresse${link}`), next);
  if (answer && "sentTo" in answer)
    return (
      <CheckMail
        text={checkMail.signUp(answer.sentTo)}
        again={here}
        sentTo={answer.sentTo}
        kept={kept}
      />
    );
  const own = answer && "own" in answer && answer.own === true;
  const { reason } = refused;
  if (reader && isSettled(reason, own))
    return <LinkOver next={next} reader={reader} reason={reason} />;
  if (broken && !answer) return <LinkBroken next={next} reader={reader} whose="newcomer" />;
  if (reason === "link-served")
    return (
      <AccessPage title={verify.servedTitle}>
        <p className="access-intro">{errorMessage(locale, reason)}</p>
        <WayOn next={next} reader={reader} />
      </AccessPage>
    );
  // Pressing again would be refused again. Begun in another browser, the way is by the provider's button.
  if (reason === "link-elsewhere" || reason === "link-invalid")
    return (
      <AccessPage title={verify.title} wrong>
        <RefusedBox title={verify.refusedTitle}>{errorMessage(locale, reason)}</RefusedBox>
        {reason === "link-invalid" && <AnotherLink reader={reader} whose="newcomer" />}
        <WayOn next={next} reader={reader} />
      </AccessPage>
    );
  return (
    <AccessPage title={token ? verify.title : t.title(name)} wrong={refused.hasErrors}>
      {reason ? (
        <RefusedBox title={token ? verify.refusedTitle : signIn.refusedTitle}>
          {errorMessage(locale, reason)}
        </RefusedBox>
      ) : (
        <FormRefusalSummary refusal={refused} title={problem} labels={{ email: signIn.email }} />
      )}
      <p className="access-intro">{token ? t.proof : t.text}</p>
      <form className="access-form" method="post" action={here} noValidate>
        {token ? (
          <input type="hidden" name="token" value={token} />
        ) : (
          <EmailField
            label={signIn.email}
            error={refused.errors.email}
            defaultValue={refused.typed.email}
            autoComplete="email"
          />
        )}
        <Button type="submit">{token ? verify.submit : t.submit}</Button>
      </form>
    </AccessPage>
  );
}
