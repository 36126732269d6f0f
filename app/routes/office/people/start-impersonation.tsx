import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { createCaller } from "#app/features/auth/caller.server.ts";
import { CodeField } from "#app/features/auth/components/code-field.tsx";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import {
  getReauthenticationMethod,
  reauthenticateStaff,
} from "#app/features/auth/password/staff-reauthentication.server.ts";
import { IMPERSONATION_STARTED } from "#app/features/staff/components/impersonation-banner.tsx";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import { getCandidateAccount } from "#app/features/staff/support/candidate-account.server.ts";
import { startImpersonation } from "#app/features/staff/support/impersonate.server.ts";
import { canBeImpersonated } from "#app/features/staff/support/impersonation.ts";
import { parseReason } from "#app/features/staff/support/support-reason.ts";
import { actorContext, clientAddressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import {
  formatErrorCode,
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { type FormRefusal, FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useAddressWithoutHash } from "#app/ui/use-address-without-hash.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/start-impersonation";
import { impersonationForm } from "./support-forms.server.ts";

/** Opens a candidate's area for an officer. Needs `impersonate`. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "impersonate");
  const account = requireFound(await getCandidateAccount(actor, params.id));
  const { id, name, email } = account;
  if (!canBeImpersonated(account)) throw redirectTo(request, `/administration/personnes/${id}`);
  const requiredProof = await getReauthenticationMethod(
    actor,
    createCaller(request, context.get(clientAddressContext)),
  );
  return { id, name: name || email, requiredProof };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "impersonate");
  const form = await parseForm(request, impersonationForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const caller = createCaller(request, context.get(clientAddressContext));
  const { reason, ...proof } = form.values;
  const submitted = { reason };
  const parsedReason = parseReason(reason);
  if (!parsedReason.ok) return invalidFormResponse({ reason: parsedReason.reason }, submitted);
  const proofResult = await reauthenticateStaff(actor, caller, proof);
  if (proofResult && !proofResult.ok)
    return invalidFormResponse({ [proofResult.field]: formatErrorCode(proofResult) }, submitted);
  const result = requireFound(await startImpersonation(actor, caller, params.id, reason));
  if (!result.ok) return refusalResponse(result, submitted);
  // Data that another user's pages stored on this computer must not be mixed with the candidate's
  // pages.
  const headers = { "Clear-Site-Data": '"storage"' };
  return redirectTo(request, `/espace-etudiant?done=${IMPERSONATION_STARTED}`, { headers });
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function ImpersonationPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { id, name, requiredProof } = loaderData;
  const { see: t } = useMessages(accountSupportMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const path = usePath();
  const refusal = useFormRefusal(answer);
  const title = t.heading(name);
  return (
    <>
      <title>{titled(refusal.hasErrors ? errorTitled(title) : title)}</title>
      <BackLink to={path(`/administration/personnes/${id}`)}>{name}</BackLink>
      <div className="page-head">
        <h1 dir="auto">{title}</h1>
      </div>
      <div className="team-form stack">
        <FormRefusalSummary
          refusal={refusal}
          title={problem}
          labels={{ reason: t.reason, password: t.password, code: t.code }}
        />
        <p>{t.text}</p>
        <ul className="rules-list">
          {Object.entries(t.rules).map(([name, rule]) => (
            <li key={name}>{rule}</li>
          ))}
        </ul>
        {requiredProof === "signing-in" ? (
          <Notice tone="warn" title={t.prove}>
            {t.again}
          </Notice>
        ) : (
          <ImpersonationForm requiredProof={requiredProof} refusal={refusal} />
        )}
      </div>
    </>
  );
}

type ImpersonationFormProps = {
  requiredProof: "nothing" | "code" | "password";
  refusal: FormRefusal;
};

/** A native form: the candidate's area is another document. */
function ImpersonationForm({
  requiredProof,
  refusal: { errors, submitted: submittedValues },
}: ImpersonationFormProps) {
  const { see: t } = useMessages(accountSupportMessages);
  const { showPassword } = useMessages(accessMessages);
  const address = useAddressWithoutHash();
  return (
    <form className="stack" method="post" action={address} noValidate>
      <TextArea
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        error={errors.reason}
        defaultValue={submittedValues.reason}
        rows={3}
      />
      {requiredProof === "password" && (
        <PasswordField
          name="password"
          label={t.password}
          error={errors.password}
          autoComplete="current-password"
          toggle={showPassword}
          maxLength={256}
        />
      )}
      {requiredProof === "code" && (
        <CodeField label={t.code} hint={t.codeHint} error={errors.code} allowsLetters />
      )}
      <Button type="submit">{t.submit}</Button>
    </form>
  );
}
