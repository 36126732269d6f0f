import { Form } from "react-router";
import { z } from "zod";
import { useActionResult } from "#app/client/action-result.tsx";
import { submitFormReportingLoss } from "#app/client/drafts/submit-form.ts";
import { requestEmailChange } from "#app/features/accounts/email-change.server.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { actorContext } from "#app/http/context.ts";
import { getCaller, respondWithAccountErrors } from "#app/http/handle-security-form.server.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import {
  redirectToReauthentication,
  requireReauthentication,
} from "#app/http/require-reauthentication.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { UnsentNotice } from "../shell/unsent-notice.tsx";
import { useServerResult } from "../shell/use-server-result.ts";
import type { Route } from "./+types/email";
import { ACCOUNT_PATH, EMAIL_PATH } from "./account-paths.ts";
import { SubPage } from "./sub-page.tsx";

const emailFormSchema = z.object({ email: z.string("required").trim().min(1, "required") });

/** The form of a new email address. Needs a recent authentication. */
export async function loader(args: Route.LoaderArgs) {
  await requireReauthentication(args, EMAIL_PATH);
  const actor = args.context.get(actorContext);
  return { email: actor.kind === "visitor" ? "" : actor.email };
}

/** Requests a new email address. Needs a recent authentication. */
export async function action(args: Route.ActionArgs) {
  const form = parseFormData(await readFormData(args.request), emailFormSchema);
  if (!form.ok) return respondWithAccountErrors({ errors: form.errors }, form.submitted);
  const actor = args.context.get(actorContext);
  const result = requireFound(await requestEmailChange(actor, getCaller(args), form.values.email));
  if (result.ok) return redirectTo(args.request, `${ACCOUNT_PATH}?done=email-change-requested`);
  if (result.reason === "reauthentication-required")
    return redirectToReauthentication(args.request, EMAIL_PATH);
  if (result.reason === "too-many") return respondWithAccountErrors(result, form.submitted);
  return respondWithAccountErrors({ errors: { email: result.reason } }, form.submitted);
}

export const clientAction = (args: Route.ClientActionArgs) => submitFormReportingLoss(args);

/** Asks for a new email address; nothing changes before its confirmation link is opened. */
export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const result = useServerResult(useActionResult(actionData));
  const { emailPage: t } = useMessages(accountMessages);
  return (
    <SubPage title={t.title} text={t.text} result={result} labels={{ email: t.next }}>
      {(errors, submitted) => (
        <Form method="post" noValidate>
          <div className="field">
            <p className="field-label">{t.now}</p>
            <p className="account-email">{loaderData.email}</p>
          </div>
          <EmailField
            label={t.next}
            error={errors.email}
            defaultValue={submitted.email}
            autoComplete="email"
          />
          <UnsentNotice result={actionData} />
          <div className="actions">
            <Button type="submit">{t.submit}</Button>
          </div>
        </Form>
      )}
    </SubPage>
  );
}
