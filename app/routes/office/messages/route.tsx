import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { submitForm } from "#app/client/drafts/submit-form.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { findAdultToInclude } from "#app/features/admissions/consent/include-adult.server.ts";
import { MailboxPagination } from "#app/features/messaging/components/mailbox-pagination.tsx";
import { MailboxSearch } from "#app/features/messaging/components/mailbox-search.tsx";
import { useMessageLabels } from "#app/features/messaging/components/message-labels.ts";
import { formatRefusal } from "#app/features/messaging/components/refusal-message.ts";
import { ThreadList } from "#app/features/messaging/components/thread-list.tsx";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import { listTemplates } from "#app/features/messaging/templates/template.server.ts";
import {
  countWaitingThreads,
  getThreadContext,
  listThreads,
  readThread,
} from "#app/features/messaging/thread.server.ts";
import {
  formatThreadFilter,
  getFirstPageUrl,
  getOlderPageUrl,
  parseMessageCount,
  parseThreadFilter,
} from "#app/features/messaging/thread-filter.ts";
import {
  getDeliveryForecast,
  officerMessageTiming,
} from "#app/features/notifications/delivery-forecast.server.ts";
import { canOpenApplication } from "#app/features/review/get-application-for-staff.server.ts";
import { createAttemptId } from "#app/http/attempt-id.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import { handleThreadAction } from "./handle-thread-action.server.ts";
import { MessageViews } from "./message-views.tsx";
import { EmptyPane, ThreadPane } from "./thread-pane.tsx";

export const handle = { live: true };

/** The threads with candidates. Needs `write:message`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "write:message");
  const url = new URL(request.url);
  const query = getQuery(request);
  const filter = parseThreadFilter(query);
  const thread = params.thread
    ? requireFound(await readThread(actor, params.thread, parseMessageCount(query), request.signal))
    : null;
  const recipient = thread && (await getThreadContext(actor, thread.id));
  const [threads, waitingThreads, applicationId, adult, templates, forecast] = await Promise.all([
    listThreads(actor, filter),
    countWaitingThreads(actor),
    findReadableApplicationId(actor, thread?.applicationId ?? null),
    findAdultToInclude(thread?.applicationId ?? null),
    thread ? listTemplates(actor) : [],
    recipient &&
      getDeliveryForecast(actor, getLocale(url.pathname), officerMessageTiming, recipient),
  ]);
  const threadData = {
    thread,
    applicationId,
    adult,
    templates,
    forecast,
    preferredLocale: recipient?.personLocale,
  };
  return {
    ...threadData,
    threads,
    waitingThreads,
    filter,
    attempt: createAttemptId(),
    now: new Date(),
  };
}

/**
 * The id of the thread's application, or null when this officer may not open it: a draft, or another campus.
 */
async function findReadableApplicationId(
  actor: Actor,
  applicationId: string | null,
): Promise<string | null> {
  if (!applicationId) return null;
  return (await canOpenApplication(actor, applicationId)) ? applicationId : null;
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "write:message");
  return handleThreadAction(actor, request, params.thread ?? "");
}

export const clientAction = (args: ClientActionFunctionArgs) => submitForm(args);

export default function MessagesPage() {
  const {
    thread,
    applicationId,
    adult,
    templates,
    forecast,
    preferredLocale,
    threads,
    filter,
    attempt,
    now,
  } = useLoaderData<typeof loader>();
  const refused = useFormRefusal(useActionResult(useActionData<typeof action>()));
  const t = useMessages(officeMessages);
  const messagingTexts = useMessages(messagingMessages);
  const labels = useMessageLabels();
  const path = usePath();
  const title = thread?.subject ?? t.messages.title;
  const listPath = path("/administration/messages");
  const filterQuery = formatThreadFilter(filter);
  const listedThreads = threads.map((one) => ({
    ...one,
    note: one.personName,
    noteEnd: t.messages.last[one.lastSide],
  }));
  return (
    <div className={thread ? "mailbox-open" : "mailbox-closed"}>
      <title>{t.titled(refused.hasErrors ? t.errorTitled(title) : title)}</title>
      <FormRefusalSummary
        refusal={refused}
        title={t.problem}
        labels={labels}
        reasonMessage={formatRefusal(messagingTexts, refused)}
      />
      {thread ? <ThreadBackLink to={`${listPath}${filterQuery}`} /> : <h1>{t.messages.title}</h1>}
      <MessageViews />
      <div className="mailbox">
        <div className="mailbox-list">
          <div className="mailbox-head">
            <MailboxSearch
              action={listPath}
              query={filter.search}
              isEmpty={listedThreads.length === 0}
              hiddenFields={filter.isWaitingOnly ? { vue: "sans-reponse" } : {}}
            />
          </div>
          {listedThreads.length === 0 && !filter.search && (
            <p className="mailbox-empty">{t.messages.empty}</p>
          )}
          <ThreadList
            label={t.messages.list}
            threads={listedThreads}
            currentId={thread?.id}
            getHref={(id) => `${listPath}/${id}${filterQuery}`}
            now={now}
          />
          <MailboxPagination
            olderHref={getOlderPageUrl(listPath, filter, threads)}
            newestHref={filter.before && getFirstPageUrl(listPath, filter)}
          />
        </div>
        {thread ? (
          <ThreadPane
            key={thread.id}
            thread={thread}
            adult={adult}
            templates={templates}
            forecast={forecast}
            preferredLocale={preferredLocale}
            applicationId={applicationId}
            attempt={attempt}
            now={now}
            refused={refused}
          />
        ) : (
          <EmptyPane />
        )}
      </div>
    </div>
  );
}

function ThreadBackLink({ to }: { to: string }) {
  const { messages: t } = useMessages(officeMessages);
  return (
    <>
      <p className="mailbox-title" aria-hidden="true">
        {t.title}
      </p>
      <div className="page-top mailbox-back">
        <BackLink to={to}>{t.title}</BackLink>
      </div>
    </>
  );
}
