import { Form } from "react-router";
import { z } from "zod";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import {
  CLOSING_DAYS,
  closingConfirmations,
} from "#app/features/accounts/closing/account-closing.ts";
import {
  requestClosing,
  signClosingForm,
} from "#app/features/accounts/closing/close-account.server.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { listSentNumbers } from "#app/features/admissions/erase-candidate-data.server.ts";
import { CLOSING_FIELD, redirectAfterClosing } from "#app/http/account-closing.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getCaller, respondWithAccountErrors } from "#app/http/handle-security-form.server.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import {
  redirectToReauthentication,
  requireReauthentication,
} from "#app/http/require-reauthentication.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/close";
import { CLOSE_PATH } from "./account-paths.ts";
import { CloseTerms } from "./close-terms.tsx";
import { SubPage } from "./sub-page.tsx";

const closeFormSchema = z.object({ word: z.string("required").trim().min(1, "required") });

/** The form that closes the account. Needs a recent authentication. */
export async function loader(args: Route.LoaderArgs) {
  await requireReauthentication(args, CLOSE_PATH);
  const actor = args.context.get(actorContext);
  return {
    sent: await listSentNumbers(actor),
    closing: { name: CLOSING_FIELD, value: signClosingForm(actor) },
  };
}

/** Requests the closing of the account. Needs a recent authentication. */
export async function action(args: Route.ActionArgs) {
  const { request } = args;
  const form = parseFormData(await readFormData(request), closeFormSchema);
  if (!form.ok) return respondWithAccountErrors({ errors: form.errors }, form.submitted);
  const caller = getCaller(args);
  const result = requireFound(
    await requestClosing(args.context.get(actorContext), caller, form.values.word),
  );
  if (!result.ok && result.reason === "reauthentication-required")
    return redirectToReauthentication(request, CLOSE_PATH);
  if (!result.ok)
    return respondWithAccountErrors({ errors: { word: result.reason } }, form.submitted);
  throw await redirectAfterClosing(request, caller);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

/** Explains the consequences before it asks for the confirmation word. */
export default function Close({ loaderData: { sent, closing }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData);
  const { closePage: t } = useMessages(accountMessages);
  const word = closingConfirmations[useLocale()];
  return (
    <SubPage title={t.title} result={result} labels={{ word: t.confirm(word) }}>
      {(errors, submitted) => (
        <>
          <CloseTerms sentNumbers={sent} graceDays={CLOSING_DAYS} />
          <Form method="post" reloadDocument noValidate>
            <input type="hidden" {...closing} />
            <TextField
              name="word"
              label={t.confirm(word)}
              error={errors.word}
              defaultValue={submitted.word}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
            />
            <div className="actions">
              <Button type="submit" variant="danger">
                {t.submit}
              </Button>
            </div>
          </Form>
        </>
      )}
    </SubPage>
  );
}
