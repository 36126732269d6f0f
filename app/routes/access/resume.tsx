import { data } from "react-router";
import { SHOWN_ONCE, useActionResult } from "#app/client/action-result.tsx";
import { PERSON_QUERY } from "#app/client/signing-in/request-headers.ts";
import { isSignedIn } from "#app/features/identity/actor.ts";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { answerClosingAgain } from "#app/http/closed-account.server.ts";
import { actorContext } from "#app/http/context.ts";
import { accessMessages } from "#app/i18n/access.ts";
import styles from "#app/ui/styles/access-page.css?url";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/resume";
import { AccessPage } from "./components/access-page.tsx";
import { CopyTyped, SendAgain } from "./components/held-form.tsx";
import { accessHeaders, readKnock } from "./door.server.ts";
import { holdForm } from "./held-form.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

export function loader({ request, context }: Route.LoaderArgs) {
  return { next: readKnock(request, context).next };
}

/** A form that a guard did not take (app/http/guards.server.ts): the page carries what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { next, query, caller } = readKnock(request, context);
  const actor = context.get(actorContext);
  const form = await holdForm(request, next, query.text(PERSON_QUERY));
  const closed = isSignedIn(actor) ? null : await answerClosingAgain(request, caller, form.fields);
  if (closed) throw closed;
  // Their person may sign in meanwhile, and a reload is to bring the form back as it came.
  return data({ form, other: isSignedIn(actor), ...SHOWN_ONCE }, { status: 401 });
}

export default function Resume({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { resume: t } = useMessages(accessMessages);
  const path = usePath();
  // Somebody who opens the address by hand: there is no form to carry.
  if (!answer)
    return (
      <AccessPage title={t.nothing}>
        <p className="access-actions">
          <a className="btn btn-primary" href={withNext(path("/connexion"), loaderData.next)}>
            {t.signIn}
          </a>
        </p>
      </AccessPage>
    );
  const { form, other } = answer;
  return (
    <AccessPage title={t.title}>
      {form.person ? (
        <>
          <p className="access-intro">{other ? t.other : t.ended}</p>
          <SendAgain form={form} />
        </>
      ) : (
        <CopyTyped form={form} />
      )}
    </AccessPage>
  );
}
