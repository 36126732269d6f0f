import { Form } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { inviteStaff } from "#app/features/staff/invite-staff.server.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/invite";
import { RoleFields } from "./role-fields.tsx";
import { inviteForm, parseCampus } from "./team-forms.server.ts";

/** Invites a staff member. Needs `manage:people`. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context.get(actorContext), "manage:people");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:people");
  const form = await parseForm(request, inviteForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const result = requireFound(
    await inviteStaff(actor, { ...form.values, campus: parseCampus(form.values) }),
  );
  if (!result.ok) return invalidFormResponse({ email: result.reason }, form.submitted);
  return redirectTo(request, "/administration/equipe?done=invited");
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function Invite({ actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { inviting: t } = useMessages(teamMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const locale = useLocale();
  const path = usePath();
  const { hasErrors, errors, submitted } = useFormRefusal(answer);
  const refusal = { hasErrors, errors, submitted };
  return (
    <>
      <title>{titled(hasErrors ? errorTitled(t.title) : t.title)}</title>
      <BackLink to={path("/administration/equipe")}>{t.back}</BackLink>
      <div className="page-head">
        <h1>{t.title}</h1>
      </div>
      <div className="team-form">
        <FormRefusalSummary
          refusal={refusal}
          title={problem}
          labels={{ email: t.email, role: t.role, campus: t.campus, locale: t.locale }}
        />
        <p>{t.text}</p>
        <Form className="stack" method="post" noValidate>
          <EmailField
            label={t.email}
            error={errors.email}
            defaultValue={submitted.email}
            autoComplete="off"
          />
          <RoleFields role={submitted.role} campus={submitted.campus} errors={errors} />
          <RadioGroup
            name="locale"
            label={t.locale}
            error={errors.locale}
            defaultValue={submitted.locale ?? locale}
            layout="row"
            options={[
              { value: "fr", label: t.fr },
              { value: "en", label: t.en },
            ]}
          />
          <Button type="submit">{t.submit}</Button>
        </Form>
      </div>
    </>
  );
}
