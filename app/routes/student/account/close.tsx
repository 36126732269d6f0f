import { Form } from "react-router";
import { z } from "zod";
import { listSentNumbers } from "#app/features/admissions/erase-candidate-data.server.ts";
import { askClosing, signClosingForm } from "#app/features/identity/account/closing.server.ts";
import { CLOSING_DAYS, closingWord } from "#app/features/identity/account/closing.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { CLOSING_FIELD, goToClosed } from "#app/http/closed-account.server.ts";
import { actorContext } from "#app/http/context.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { requireProof, toProof } from "#app/http/proved.server.ts";
import { callerIn, refuseAccount } from "#app/http/security-form.server.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/close";
import { CLOSE } from "./addresses.ts";
import { CloseTerms } from "./close-terms.tsx";
import { SubPage } from "./sub-page.tsx";

const closeForm = z.object({ word: z.string("required").trim().min(1, "required") });

export async function loader(args: Route.LoaderArgs) {
  await requireProof(args, CLOSE);
  const actor = args.context.get(actorContext);
  return {
    sent: await listSentNumbers(actor),
    closing: { name: CLOSING_FIELD, value: signClosingForm(actor) },
  };
}

export async function action(args: Route.ActionArgs) {
  const { request } = args;
  const form = readForm(await sentForm(request), closeForm);
  if (!form.ok) return refuseAccount({ errors: form.errors }, form.typed);
  const caller = callerIn(args);
  const asked = orNotFound(
    await askClosing(args.context.get(actorContext), caller, form.values.word),
  );
  if (!asked.ok && asked.reason === "proof-needed") return toProof(request, CLOSE);
  if (!asked.ok) return refuseAccount({ errors: { word: asked.reason } }, form.typed);
  throw await goToClosed(request, caller);
}

/** Says what goes and what stays before it asks. */
export default function Close({ loaderData: { sent, closing }, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { closePage: t } = useMessages(accountMessages);
  const word = closingWord[useLocale()];
  return (
    <SubPage title={t.title} answer={answer} labels={{ word: t.confirm(word) }}>
      {(errors, typed) => (
        <>
          <CloseTerms sent={sent} days={CLOSING_DAYS} />
          <Form method="post" reloadDocument noValidate>
            <input type="hidden" {...closing} />
            <TextField
              name="word"
              label={t.confirm(word)}
              error={errors.word}
              defaultValue={typed.word}
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
