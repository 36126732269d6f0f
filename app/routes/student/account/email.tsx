import { Form } from "react-router";
import { z } from "zod";
import { useActionResult } from "#app/client/action-result.tsx";
import { submitFormReportingLoss } from "#app/client/drafts/submit-form.ts";
import { askEmailChange } from "#app/features/identity/account/email-change.server.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { requireProof, toProof } from "#app/http/proved.server.ts";
import { callerIn, refuseAccount } from "#app/http/security-form.server.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { UnsentNotice } from "../shell/unsent-notice.tsx";
import { useServerResult } from "../shell/use-server-result.ts";
import type { Route } from "./+types/email";
import { ACCOUNT_PATH, EMAIL_PATH } from "./account-paths.ts";
import { SubPage } from "./sub-page.tsx";

const emailFormSchema = z.object({ email: z.string("required").trim().min(1, "required") });

export async function loader(args: Route.LoaderArgs) {
  await requireProof(args, EMAIL_PATH);
  const actor = args.context.get(actorContext);
  return { email: actor.kind === "visitor" ? "" : actor.email };
}

export async function action(args: Route.ActionArgs) {
  const form = readForm(await sentForm(args.request), emailFormSchema);
  if (!form.ok) return refuseAccount({ errors: form.errors }, form.typed);
  const actor = args.context.get(actorContext);
  const result = orNotFound(await askEmailChange(actor, callerIn(args), form.values.email));
  if (result.ok) return goTo(args.request, `${ACCOUNT_PATH}?fait=email-asked`);
  if (result.reason === "proof-needed") return toProof(args.request, EMAIL_PATH);
  if (result.reason === "too-many") return refuseAccount(result, form.typed);
  return refuseAccount({ errors: { email: result.reason } }, form.typed);
}

export const clientAction = (args: Route.ClientActionArgs) => submitFormReportingLoss(args);

/** Another address to sign in with: nothing changes before its link is opened. */
export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const result = useServerResult(useActionResult(actionData));
  const { emailPage: t } = useMessages(accountMessages);
  return (
    <SubPage title={t.title} text={t.text} result={result} labels={{ email: t.next }}>
      {(errors, typed) => (
        <Form method="post" noValidate>
          <div className="field">
            <p className="field-label">{t.now}</p>
            <p className="account-email">{loaderData.email}</p>
          </div>
          <EmailField
            label={t.next}
            error={errors.email}
            defaultValue={typed.email}
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
