import { Form } from "react-router";
import { z } from "zod";
import { askEmailChange } from "#app/features/identity/account/email-change.server.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { requireProof, toProof } from "#app/http/proved.server.ts";
import { callerIn, refuseAccount } from "#app/http/security-form.server.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { sendFormOrSay } from "#app/late/drafts/sent-form.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { UnsentNotice } from "../frame/unsent-notice.tsx";
import { useServerAnswer } from "../frame/use-server-answer.ts";
import type { Route } from "./+types/email";
import { ACCOUNT, EMAIL } from "./addresses.ts";
import { SubPage } from "./sub-page.tsx";

const emailForm = z.object({ email: z.string("required").trim().min(1, "required") });

export async function loader(args: Route.LoaderArgs) {
  await requireProof(args, EMAIL);
  const actor = args.context.get(actorContext);
  return { email: actor.kind === "visitor" ? "" : actor.email };
}

export async function action(args: Route.ActionArgs) {
  const form = readForm(await sentForm(args.request), emailForm);
  if (!form.ok) return refuseAccount({ errors: form.errors }, form.typed);
  const actor = args.context.get(actorContext);
  const asked = orNotFound(await askEmailChange(actor, callerIn(args), form.values.email));
  if (asked.ok) return goTo(args.request, `${ACCOUNT}?fait=email-asked`);
  if (asked.reason === "proof-needed") return toProof(args.request, EMAIL);
  if (asked.reason === "too-many") return refuseAccount(asked, form.typed);
  return refuseAccount({ errors: { email: asked.reason } }, form.typed);
}

export const clientAction = (args: Route.ClientActionArgs) => sendFormOrSay(args);

/** Another address to sign in with: nothing changes before its link is opened. */
export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useServerAnswer(useFormAnswer(actionData));
  const { emailPage: t } = useMessages(accountMessages);
  return (
    <SubPage title={t.title} text={t.text} answer={answer} labels={{ email: t.next }}>
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
          <UnsentNotice answer={actionData} />
          <div className="actions">
            <Button type="submit">{t.submit}</Button>
          </div>
        </Form>
      )}
    </SubPage>
  );
}
