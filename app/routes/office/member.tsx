import { Form } from "react-router";
import type { Actor } from "#app/features/identity/actor.ts";
import { usePostName } from "#app/features/identity/components/use-post-name.ts";
import { changePost, getMember, type Member } from "#app/features/identity/staff/team.server.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import {
  endSessionsOf,
  listSessionsOf,
} from "#app/features/identity/support/person-sessions.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { teamMessages } from "#app/i18n/team.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ownValue } from "#app/lib/own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Refusal, type Refused, useRefused } from "#app/ui/refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/member";
import { History } from "./application/history/history.tsx";
import { requirePermission } from "./frame/permission.server.ts";
import { sessionForm } from "./people/forms.server.ts";
import { SessionsPanel } from "./people/sessions-panel.tsx";
import { ChargesPanel } from "./team/charges-panel.tsx";
import { Done } from "./team/done.tsx";
import { campusIn, memberAct, postForm } from "./team/forms.server.ts";
import { MemberAccess } from "./team/member-access.tsx";
import { act, doneWord, loadCharges } from "./team/member-acts.server.ts";
import { StateOf } from "./team/member-table.tsx";
import { PostFields } from "./team/post-fields.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const member = await memberFor(actor, params.id);
  const [history, sessions, charges] = await Promise.all([
    listHistoryOf(actor, { kind: "person", id: member.id }),
    listSessionsOf(actor, member.id),
    loadCharges(actor, member),
  ]);
  return { member, history, sessions, charges, self: "id" in actor && actor.id === member.id };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const { id } = await memberFor(actor, params.id);
  const sent = await sentForm(request);
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
  const { intent, heir } = form.values;
  const post = readForm(sent, postForm);
  if (intent === "post" && !post.ok) return invalid(post.errors, post.typed);
  const result =
    intent === "post" && post.ok
      ? await changePost(actor, id, { ...post.values, campus: campusIn(post.values) })
      : await act(actor, id, intent === "post" ? "reinstate" : intent, heir);
  const answer = orNotFound(result);
  if (!answer.ok) return refused(answer, { ...post.typed, intent, heir });
  return goTo(request, `/administration/equipe/${id}?fait=${doneWord(intent, heir)}`);
}

/** 403 for a role that manages nobody; 404 for somebody who is not of the staff. */
async function memberFor(actor: Actor, id: string): Promise<Member> {
  requirePermission(actor, "manage:people");
  return orNotFound(await getMember(actor, id));
}

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { member, history, sessions, charges, self } = loaderData;
  const { member: t, inviting } = useMessages(teamMessages);
  const { titled, problem } = useMessages(officeMessages);
  const { "officer-elsewhere": elsewhere } = useMessages(listingMessages).several.refusals;
  const sentences: Record<string, string> = {
    ...useMessages(errorsMessages),
    "officer-elsewhere": elsewhere,
  };
  const path = usePath();
  const postName = usePostName();
  const refusal = useRefused(answer);
  const { intent, heir } = refusal.typed;
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
        <StateOf member={member} />
      </div>
      <Done />
      <div className="team-form stack">
        <Refusal
          refused={refusal}
          title={problem}
          labels={{ role: t.partTitle, campus: inviting.campus }}
          why={ownValue(sentences, refusal.reason)}
        />
        {self ? (
          <p className="muted">{t.self}</p>
        ) : (
          <>
            <PostForm member={member} refusal={refusal} />
            <MemberAccess
              member={member}
              charges={charges}
              typed={intent === "suspend" ? heir : undefined}
            />
            <ChargesPanel
              id={member.id}
              charges={charges}
              isGone={member.suspendedAt !== null}
              typed={intent === "hand-over" ? heir : undefined}
            />
            <SessionsPanel sessions={sessions} />
          </>
        )}
        <History lines={history} told={{ actions: t.history, by: t.by }} />
      </div>
    </>
  );
}

function PostForm({ member, refusal }: { member: Member; refusal: Refused }) {
  const { member: t } = useMessages(teamMessages);
  // Only an officer has a campus already, or all of them.
  const theirs = member.role === "admissions" ? (member.campus ?? "all") : "";
  const { role = member.role, campus = theirs } = refusal.typed;
  return (
    <section className="panel" aria-labelledby="part-title">
      <h2 id="part-title">{t.partTitle}</h2>
      <Form className="stack" method="post" noValidate>
        <PostFields role={role} campus={campus} errors={refusal.errors} />
        <Button type="submit" name="intent" value="post">
          {t.save}
        </Button>
      </Form>
    </section>
  );
}
