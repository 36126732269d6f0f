import { Form } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { useFormatTeamRole } from "#app/features/staff/components/use-format-team-role.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import {
  endUserSessions,
  listUserSessions,
} from "#app/features/staff/support/user-sessions.server.ts";
import { changeTeamRole, getMember, type TeamMember } from "#app/features/staff/team.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { type FormRefusal, FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { HistoryList } from "../application/history/history.tsx";
import { SessionsPanel } from "../people/sessions-panel.tsx";
import { sessionForm } from "../people/support-forms.server.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/member";
import { AssignmentsPanel } from "./assignments-panel.tsx";
import { MemberAccess } from "./member-access.tsx";
import { getDoneFlag, loadAssignments, runMemberAction } from "./member-actions.server.ts";
import { MemberStateTag } from "./member-table.tsx";
import { RoleFields } from "./role-fields.tsx";
import { memberForm, parseCampus, roleForm } from "./team-forms.server.ts";
import { TeamResultNotice } from "./team-result-notice.tsx";

/** A staff member. Needs `manage:people` (`requireMember`). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const member = await requireMember(actor, params.id);
  const [history, sessions, assignments] = await Promise.all([
    listSubjectHistory(actor, { kind: "person", id: member.id }),
    listUserSessions(actor, member.id),
    loadAssignments(actor, member),
  ]);
  return {
    member,
    history,
    sessions,
    assignments,
    isSelf: "id" in actor && actor.id === member.id,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const { id } = await requireMember(actor, params.id);
  const formData = await readFormData(request);
  const sessionInput = parseFormData(formData, sessionForm);
  if (sessionInput.ok) {
    const { intent, session } = sessionInput.values;
    const isSingle = intent === "end-session";
    requireFound(await endUserSessions(actor, id, isSingle ? (session ?? "") : undefined));
    const doneFlag = isSingle ? "session-ended" : "sessions-ended";
    return redirectTo(request, `/administration/equipe/${id}?done=${doneFlag}`);
  }
  const form = parseFormData(formData, memberForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { intent, successor } = form.values;
  const roleInput = parseFormData(formData, roleForm);
  if (intent === "change-role" && !roleInput.ok)
    return invalidFormResponse(roleInput.errors, roleInput.submitted);
  const result =
    intent === "change-role" && roleInput.ok
      ? await changeTeamRole(actor, id, {
          ...roleInput.values,
          campus: parseCampus(roleInput.values),
        })
      : await runMemberAction(
          actor,
          id,
          intent === "change-role" ? "reinstate" : intent,
          successor,
        );
  const answer = requireFound(result);
  if (!answer.ok) return refusalResponse(answer, { ...roleInput.submitted, intent, successor });
  return redirectTo(request, `/administration/equipe/${id}?done=${getDoneFlag(intent, successor)}`);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

/** 403 for a role that does not manage the team; 404 when the user is not a staff member. */
async function requireMember(actor: Actor, id: string): Promise<TeamMember> {
  requirePermission(actor, "manage:people");
  return requireFound(await getMember(actor, id));
}

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { member, history, sessions, assignments, isSelf } = loaderData;
  const { member: t, inviting } = useMessages(teamMessages);
  const { titled, problem } = useMessages(officeMessages);
  const { "officer-not-of-campus": elsewhere } =
    useMessages(applicationListMessages).several.refusals;
  const sentences: Record<string, string> = {
    ...useMessages(errorsMessages),
    "officer-not-of-campus": elsewhere,
  };
  const path = usePath();
  const postName = useFormatTeamRole();
  const refusal = useFormRefusal(answer);
  const { intent, successor } = refusal.submitted;
  return (
    <>
      <title>{titled(member.name)}</title>
      <BackLink to={path("/administration/equipe")}>{t.back}</BackLink>
      <div className="page-head">
        <div>
          <h1 dir="auto">{member.name}</h1>
          <p className="page-subtitle">
            {postName(member)} · {member.email}
          </p>
        </div>
        <MemberStateTag member={member} />
      </div>
      <TeamResultNotice />
      <div className="team-form stack">
        <FormRefusalSummary
          refusal={refusal}
          title={problem}
          labels={{ role: t.partTitle, campus: inviting.campus }}
          reasonMessage={getOwnValue(sentences, refusal.reason)}
        />
        {isSelf ? (
          <p className="muted">{t.self}</p>
        ) : (
          <>
            <RoleForm member={member} refusal={refusal} />
            <MemberAccess
              member={member}
              assignments={assignments}
              submitted={intent === "suspend" ? successor : undefined}
            />
            <AssignmentsPanel
              id={member.id}
              assignments={assignments}
              isSuspended={member.suspendedAt !== null}
              submitted={intent === "reassign" ? successor : undefined}
            />
            <SessionsPanel sessions={sessions} />
          </>
        )}
        <HistoryList lines={history} labels={{ actions: t.history, by: t.by }} />
      </div>
    </>
  );
}

function RoleForm({ member, refusal }: { member: TeamMember; refusal: FormRefusal }) {
  const { member: t } = useMessages(teamMessages);
  // Only the admissions role has a campus, or all of them.
  const currentCampus = member.role === "admissions" ? (member.campus ?? "all") : "";
  const { role = member.role, campus = currentCampus } = refusal.submitted;
  return (
    <section className="panel" aria-labelledby="role-title">
      <h2 id="role-title">{t.partTitle}</h2>
      <Form className="stack" method="post" noValidate>
        <RoleFields role={role} campus={campus} errors={refusal.errors} />
        <Button type="submit" name="intent" value="change-role">
          {t.save}
        </Button>
      </Form>
    </section>
  );
}
