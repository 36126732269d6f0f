import { useActionResult } from "#app/client/action-result.tsx";
import { callerOf } from "#app/features/identity/caller.server.ts";
import { CodeField } from "#app/features/identity/components/code-field.tsx";
import { VIEW_BEGUN } from "#app/features/identity/components/seeing-band.tsx";
import { neededProof, proveStaff } from "#app/features/identity/password/staff-proof.server.ts";
import { getHelpedPerson } from "#app/features/identity/support/helped-person.server.ts";
import { readReason } from "#app/features/identity/support/support-reason.ts";
import { beginSupportView } from "#app/features/identity/support/support-view.server.ts";
import { goTo, invalid, orNotFound, refused, withWait } from "#app/http/answer.server.ts";
import { actorContext, addressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { accountSupportMessages } from "#app/i18n/account-support.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { type FormRefusal, FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useAddressWithoutHash } from "#app/ui/use-address-without-hash.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/see-area";
import { impersonationForm } from "./people/support-forms.server.ts";
import { requirePermission } from "./shell/permission.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "act-as");
  const { id, name, email, suspendedAt } = orNotFound(await getHelpedPerson(actor, params.id));
  if (suspendedAt) throw goTo(request, `/administration/personnes/${id}`);
  const requiredProof = await neededProof(actor, callerOf(request, context.get(addressContext)));
  return { id, name: name || email, needed: requiredProof };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "act-as");
  const form = await parseForm(request, impersonationForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const caller = callerOf(request, context.get(addressContext));
  const { reason, ...proof } = form.values;
  const submitted = { reason };
  const parsedReason = readReason(reason);
  if (!parsedReason.ok) return invalid({ reason: parsedReason.reason }, submitted);
  const proofResult = await proveStaff(actor, caller, proof);
  if (proofResult && !proofResult.ok)
    return invalid({ [proofResult.field]: withWait(proofResult) }, submitted);
  const result = orNotFound(await beginSupportView(actor, caller, params.id, reason));
  if (!result.ok) return refused(result, submitted);
  // What somebody else kept on this computer must not keep these pages.
  const headers = { "Clear-Site-Data": '"storage"' };
  return goTo(request, `/espace-etudiant?fait=${VIEW_BEGUN}`, { headers });
}

export default function ImpersonationPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { id, name, needed: requiredProof } = loaderData;
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

/** The area of somebody else is another document: the form leaves as a browser sends it. */
function ImpersonationForm({ requiredProof, refusal: { errors, typed } }: ImpersonationFormProps) {
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
        defaultValue={typed.reason}
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
        <CodeField label={t.code} hint={t.codeHint} error={errors.code} letters />
      )}
      <Button type="submit">{t.submit}</Button>
    </form>
  );
}
