import { Form } from "react-router";
import { getEnquiry, markEnquiry } from "#app/features/enquiries/enquiry-review.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { enquiryMessages } from "#app/i18n/enquiry.ts";
import { journalMessages } from "#app/i18n/journal.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/enquiry";
import { History } from "./application/history/history.tsx";
import { EnquiryHead } from "./enquiries/enquiry-head.tsx";
import { markForm } from "./enquiries/mark-form.server.ts";
import { ReachPanel } from "./enquiries/reach-panel.tsx";
import { requirePermission } from "./frame/permission.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const enquiry = await enquiryFor(actor, params.id);
  const history = await listHistoryOf(actor, { kind: "enquiry", id: enquiry.id });
  return { enquiry, history };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const { id } = await enquiryFor(actor, params.id);
  const form = await parseForm(request, markForm);
  if (form.ok) orNotFound(await markEnquiry(actor, id, form.values.state));
  return goTo(request, `/administration/demandes/${id}`);
}

/** 403 for a role without enquiries; 404 for what is not of this officer's campus. */
async function enquiryFor(actor: Actor, id: string) {
  requirePermission(actor, "answer:enquiry");
  return orNotFound(await getEnquiry(actor, id));
}

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  const { enquiry, history } = loaderData;
  const { office: t } = useMessages(enquiryMessages);
  const { titled } = useMessages(officeMessages);
  const { acts } = useMessages(journalMessages);
  const handled = enquiry.handledAt !== null;
  return (
    <>
      <title>{titled(t.titled(enquiry.reference))}</title>
      <EnquiryHead enquiry={enquiry} />
      <div className="stack enquiry-file">
        <section className="panel" aria-labelledby="words-title">
          <h2 id="words-title">{t.words}</h2>
          <p className="message-text" dir="auto" lang={enquiry.locale}>
            {enquiry.content}
          </p>
        </section>
        <ReachPanel enquiry={enquiry} />
        <Form method="post" className="actions">
          <Button
            type="submit"
            name="state"
            value={handled ? "reopened" : "handled"}
            variant="secondary"
            small
          >
            {handled ? t.reopen : t.mark}
          </Button>
        </Form>
        <History lines={history} told={{ ...t, actions: { ...acts, ...t.actions } }} />
      </div>
    </>
  );
}
