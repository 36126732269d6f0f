import { Form } from "react-router";
import type { Actor } from "#app/features/identity/actor.ts";
import { usePostName } from "#app/features/identity/components/use-post-name.ts";
import { endSessionsOf, listSessionsOf } from "#app/features/identity/person-sessions.server.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import {
  changePost,
  getMember,
  type Member,
  reinstateMember,
  resetSecondFactor,
  suspendMember,
} from "#app/features/identity/team.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { readForm } from "#app/http/form.server.ts";
import { errorsWords } from "#app/i18n/errors.ts";
import { officeWords } from "#app/i18n/office.ts";
import { teamWords } from "#app/i18n/team.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Refusal, type Refused, useRefused } from "#app/ui/refusal.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/member";
import { History } from "./application/history.tsx";
import { requirePermission } from "./frame/permission.server.ts";
import { sessionForm } from "./people/forms.server.ts";
import { SessionsPanel } from "./people/sessions-panel.tsx";
import { Done } from "./team/done.tsx";
import { memberAct, postForm } from "./team/forms.server.ts";
import { MemberAccess } from "./team/member-access.tsx";
import { StateOf } from "./team/member-table.tsx";
import { PostFields } from "./team/post-fields.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const member = await memberFor(actor, params.id);
  const [history, sessions] = await Promise.all([
    listHistoryOf(actor, { kind: "person", id: member.id }),
    listSessionsOf(actor, member.id),
  ]);
  return { member, history, sessions, self: "id" in actor && actor.id === member.id };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const { id } = await memberFor(actor, params.id);
  const sent = await request.formData();
  const ending = readForm(sent, sessionForm);
  if (ending.ok) {
    const { intent, session } = ending.values;
    const one = intent === "end-session";
    orNotFound(await endSessionsOf(actor, id, one ? (session ?? "") : undefined));
    const fait = one ? "session-ended" : "sessions-ended";
    return goTo(request, `/administration/equipe/${id}?fait=${fait}`);
  }
  const form = readForm(sent, memberAct);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { intent } = form.values;
  const post = readForm(sent, postForm);
  if (intent === "post" && !post.ok) return invalid(post.errors, post.typed);
  const result =
    intent === "post" && post.ok
      ? await changePost(actor, id, post.values)
      : await acts[intent === "post" ? "reinstate" : intent](actor, id);
  const answer = orNotFound(result);
  if (!answer.ok) return refused(answer, post.typed);
  return goTo(request, `/administration/equipe/${id}?fait=${done[intent]}`);
}

const acts = { suspend: suspendMember, reinstate: reinstateMember, reset: resetSecondFactor };
const done = {
  post: "changed",
  suspend: "suspended",
  reinstate: "reinstated",
  reset: "reset",
} as const;

/** 403 for a role that manages nobody; 404 for somebody who is not of the staff. */
async function memberFor(actor: Actor, id: string): Promise<Member> {
  requirePermission(actor, "manage:people");
  return orNotFound(await getMember(actor, id));
}

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, history, sessions, self } = loaderData;
  const { member: words } = useWords(teamWords);
  const { titled, problem } = useWords(officeWords);
  const sentences: Record<string, string> = useWords(errorsWords);
  const path = usePath();
  const postName = usePostName();
  const refusal = useRefused(actionData);
  return (
    <>
      <title>{titled(member.name)}</title>
      <BackLink to={path("/administration/equipe")}>{words.back}</BackLink>
      <div className="page-head">
        <div>
          <h1 dir="auto">{member.name}</h1>
          <p className="page-subtitle">
            {postName(member)} · {member.email}
          </p>
        </div>
        <StateOf member={member} />
      </div>
      <Done />
      <div className="team-form stack">
        <Refusal
          refused={refusal}
          title={problem}
          labels={{ role: words.partTitle }}
          why={sentences[refusal.reason ?? ""]}
        />
        {self ? (
          <p className="muted">{words.self}</p>
        ) : (
          <>
            <PostForm member={member} refusal={refusal} />
            <MemberAccess member={member} />
            <SessionsPanel sessions={sessions} />
          </>
        )}
        <History lines={history} told={{ actions: words.history, by: words.by }} />
      </div>
    </>
  );
}

function PostForm({ member, refusal }: { member: Member; refusal: Refused }) {
  const { member: words } = useWords(teamWords);
  const { role = member.role, campus = member.campus ?? "all" } = refusal.typed;
  return (
    <section className="panel" aria-labelledby="part-title">
      <h2 id="part-title">{words.partTitle}</h2>
      <Form className="stack" method="post" noValidate>
        <PostFields role={role} campus={campus} errors={refusal.errors} />
        <Button type="submit" name="intent" value="post">
          {words.save}
        </Button>
      </Form>
    </section>
  );
}
