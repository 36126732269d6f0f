import { data } from "react-router";
import { SHOWN_ONCE, useActionResult } from "#app/client/action-result.tsx";
import { PERSON_QUERY } from "#app/client/signing-in/request-headers.ts";
import { isSignedIn } from "#app/features/access/actor.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { handleRepeatedClosing } from "#app/http/account-closing.server.ts";
import { actorContext } from "#app/http/context.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/resume";
import { createAccessHeaders, readAccessRequest } from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { CopyTexts, ResendForm } from "./components/pending-form.tsx";
import { readPendingForm } from "./pending-form.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For anyone; without a posted form there is only the link to sign in. */
export function loader({ request, context }: Route.LoaderArgs) {
  return { next: readAccessRequest(request, context).next };
}

/** Preserves a form that a guard did not accept (app/http/guards.server.ts) in a page, for its sender. */
export async function action({ request, context }: Route.ActionArgs) {
  const { next, query, caller } = readAccessRequest(request, context);
  const actor = context.get(actorContext);
  const form = await readPendingForm(request, next, query.text(PERSON_QUERY));
  const closedResponse = isSignedIn(actor)
    ? null
    : await handleRepeatedClosing(request, caller, form.fields);
  if (closedResponse) throw closedResponse;
  // Shown once and not redirected: the owner may sign in meanwhile, and a reload must post the original form again.
  return data({ form, isOtherUser: isSignedIn(actor), ...SHOWN_ONCE }, { status: 401 });
}

export default function ResumePage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { resume: t } = useMessages(accessMessages);
  const path = usePath();
  // Opened by hand: there is no form to preserve.
  if (!actionResult)
    return (
      <AccessPage title={t.nothing}>
        <p className="access-actions">
          <a className="btn btn-primary" href={withNext(path("/connexion"), loaderData.next)}>
            {t.signIn}
          </a>
        </p>
      </AccessPage>
    );
  const { form, isOtherUser } = actionResult;
  return (
    <AccessPage title={t.title}>
      {form.ownerKey ? (
        <>
          <p className="access-intro">{isOtherUser ? t.other : t.ended}</p>
          <ResendForm form={form} />
        </>
      ) : (
        <CopyTexts form={form} />
      )}
    </AccessPage>
  );
}
