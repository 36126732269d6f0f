import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { correctInvitation } from "#app/features/staff/correct-invitation.server.ts";
import {
  cancelInvitation,
  listPendingInvitations,
  resendInvitation,
} from "#app/features/staff/invite-staff.server.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import { listTeam } from "#app/features/staff/team.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import {
  formatErrorCode,
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import { InvitationTable } from "./invitation-table.tsx";
import { MemberTable } from "./member-table.tsx";
import { invitationForm } from "./team-forms.server.ts";
import { TeamResultNotice } from "./team-result-notice.tsx";

/** The staff members and open invitations. Needs `manage:people`. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:people");
  const [members, invitations] = await Promise.all([
    listTeam(actor),
    listPendingInvitations(actor),
  ]);
  return { members, invitations, ownId: "id" in actor ? actor.id : "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "manage:people");
  const form = await parseForm(request, invitationForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { intent, invitation } = form.values;
  if (intent === "cancel") {
    requireFound(await cancelInvitation(actor, invitation));
    return redirectTo(request, "/administration/equipe?done=cancelled");
  }
  if (intent === "correct") {
    const corrected = requireFound(await correctInvitation(actor, invitation));
    return corrected.ok
      ? redirectTo(request, "/administration/equipe?done=invited")
      : refusalResponse(corrected);
  }
  const sent = requireFound(await resendInvitation(actor, invitation));
  return sent.ok
    ? redirectTo(request, "/administration/equipe?done=sent-again")
    : refusalResponse({ ...sent, reason: formatErrorCode(sent) });
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { members, invitations, ownId } = loaderData;
  const t = useMessages(teamMessages);
  const { titled, problem } = useMessages(officeMessages);
  const path = usePath();
  const refusal = useFormRefusal(answer);
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.found(members.length)}</p>
        </div>
        <ButtonLink to={path("/administration/equipe/inviter")}>
          <Icon name="user-plus" />
          {t.invite}
        </ButtonLink>
      </div>
      <TeamResultNotice />
      <FormRefusalSummary refusal={refusal} title={problem} labels={{}} />
      <MemberTable members={members} ownId={ownId} />
      <section className="team-invitations" aria-labelledby="invitations-title">
        <h2 id="invitations-title">{t.invitations}</h2>
        {invitations.length === 0 ? (
          <p className="muted">{t.noInvitations}</p>
        ) : (
          <InvitationTable invitations={invitations} />
        )}
      </section>
    </>
  );
}
