import { Form } from "react-router";
import { areaAction } from "#app/client/session/area-data.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { getEnquiry, setEnquiryState } from "#app/features/enquiries/enquiry-review.server.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { HistoryList } from "../application/history/history.tsx";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/enquiry";
import { ContactPanel } from "./contact-panel.tsx";
import { EnquiryHeader } from "./enquiry-header.tsx";
import { enquiryStatusForm } from "./enquiry-status-form.server.ts";

/** An enquiry. Needs `answer:enquiry` (`requireEnquiry`). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const enquiry = await requireEnquiry(actor, params.id);
  const history = await listSubjectHistory(actor, { kind: "enquiry", id: enquiry.id });
  return { enquiry, history };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const { id } = await requireEnquiry(actor, params.id);
  const form = await parseForm(request, enquiryStatusForm);
  if (form.ok) requireFound(await setEnquiryState(actor, id, form.values.state));
  return redirectTo(request, `/administration/demandes/${id}`);
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

/** 403 for a role that does not answer enquiries; 404 when the enquiry is for another campus. */
async function requireEnquiry(actor: Actor, id: string) {
  requirePermission(actor, "answer:enquiry");
  return requireFound(await getEnquiry(actor, id));
}

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  const { enquiry, history } = loaderData;
  const { office: t } = useMessages(enquiryMessages);
  const { titled } = useMessages(officeMessages);
  const { actions: actionNames } = useMessages(journalMessages);
  const isHandled = enquiry.handledAt !== null;
  return (
    <>
      <title>{titled(t.titled(enquiry.reference))}</title>
      <EnquiryHeader enquiry={enquiry} />
      <div className="stack enquiry-file">
        <section className="panel" aria-labelledby="message-title">
          <h2 id="message-title">{t.message}</h2>
          <p className="message-text" dir="auto" lang={enquiry.locale}>
            {enquiry.content}
          </p>
        </section>
        <ContactPanel enquiry={enquiry} />
        <Form method="post" className="actions">
          <Button
            type="submit"
            name="state"
            value={isHandled ? "reopened" : "handled"}
            variant="secondary"
            size="small"
          >
            {isHandled ? t.reopen : t.markHandled}
          </Button>
        </Form>
        <HistoryList lines={history} labels={{ ...t, actions: { ...actionNames, ...t.actions } }} />
      </div>
    </>
  );
}
