import { useActionResult } from "#app/client/action-result.tsx";
import { submitFormReportingLoss } from "#app/client/drafts/submit-form.ts";
import { getUserKey } from "#app/features/access/user-key.server.ts";
import { getOrCreateApplication } from "#app/features/admissions/application.server.ts";
import { findAdultToInclude } from "#app/features/admissions/consent/include-adult.server.ts";
import { MailboxPagination } from "#app/features/messaging/components/mailbox-pagination.tsx";
import { MailboxSearch } from "#app/features/messaging/components/mailbox-search.tsx";
import { useMessageLabels } from "#app/features/messaging/components/message-labels.ts";
import { formatSender } from "#app/features/messaging/components/message-sender.ts";
import { formatRefusal } from "#app/features/messaging/components/refusal-message.ts";
import { ThreadList } from "#app/features/messaging/components/thread-list.tsx";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import {
  countWaitingThreads,
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
import { createAttemptId } from "#app/http/attempt-id.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useServerResult } from "../shell/use-server-result.ts";
import { getThreadWhatsappHref } from "../shell/whatsapp-href.server.ts";
import type { Route } from "./+types/route";
import { sendNewMessage, sendReply } from "./handle-message-form.server.ts";
import { EmptyPane, NewMessagePane, ThreadPane } from "./message-pane.tsx";
import { NEW_MESSAGE_SEGMENT } from "./new-message-path.ts";

export const handle = { live: true };

/** The conversations of the candidate; 404 for the thread of another user. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const isWriting = params.thread === NEW_MESSAGE_SEGMENT;
  const query = getQuery(request);
  const view = parseThreadFilter(query);
  const thread =
    params.thread && !isWriting
      ? requireFound(
          await readThread(actor, params.thread, parseMessageCount(query), request.signal),
        )
      : null;
  const [threads, waitingThreads, application, adult] = await Promise.all([
    listThreads(actor, view),
    countWaitingThreads(actor),
    isWriting ? getOrCreateApplication(actor) : null,
    findAdultToInclude(thread?.applicationId ?? null),
  ]);
  const locale = getLocale(new URL(request.url).pathname);
  const handOff = thread && (await getThreadWhatsappHref(actor, locale, thread));
  const campus = application?.campus ?? null;
  const person = getUserKey(actor);
  return {
    thread,
    handOff,
    adult,
    threads,
    view,
    person,
    waitingThreads,
    isWriting,
    campus,
    attempt: createAttemptId(),
    now: new Date(),
  };
}

/** Sends a message or a reply of the candidate; 404 for the thread of another user. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  if (params.thread === NEW_MESSAGE_SEGMENT) return sendNewMessage(actor, request);
  return sendReply(actor, request, params.thread ?? "");
}

export const clientAction = (args: Route.ClientActionArgs) => submitFormReportingLoss(args);

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const result = useServerResult(useActionResult(actionData));
  const { thread, handOff, adult, threads, view, person, isWriting, campus, attempt, now } =
    loaderData;
  const t = useMessages(messagingMessages);
  const area = useMessages(studentMessages);
  const path = usePath();
  const refused = useFormRefusal(result);
  const inboxPath = path("/espace-etudiant/messagerie");
  const threadLines = threads.map((line) => ({ ...line, note: formatSender(t, line) }));
  const isThreadOpen = thread !== null || isWriting;
  const pageTitle = thread?.subject ?? (isWriting ? t.newMessage : t.title);
  const labels = useMessageLabels();
  return (
    <div className={isThreadOpen ? "mailbox-open" : "mailbox-closed"}>
      <title>{area.titled(refused.hasErrors ? area.errorTitled(pageTitle) : pageTitle)}</title>
      <FormRefusalSummary
        refusal={refused}
        title={area.problem}
        labels={labels}
        reasonMessage={formatRefusal(t, refused)}
      />
      {isThreadOpen ? (
        <OpenThreadHeader to={`${inboxPath}${formatThreadFilter(view)}`} />
      ) : (
        <h1>{t.title}</h1>
      )}
      <div className="mailbox">
        <div className="mailbox-list">
          <div className="mailbox-head">
            <ButtonLink variant="secondary" size="small" to={`${inboxPath}/${NEW_MESSAGE_SEGMENT}`}>
              <Icon name="note-pencil" />
              {t.newMessage}
            </ButtonLink>
            <MailboxSearch action={inboxPath} query={view.search} isEmpty={threads.length === 0} />
          </div>
          {threads.length === 0 && !view.search && <p className="mailbox-empty">{t.empty}</p>}
          <ThreadList
            label={t.list}
            threads={threadLines}
            currentId={thread?.id}
            getHref={(id) => `${inboxPath}/${id}${formatThreadFilter(view)}`}
            now={now}
          />
          <MailboxPagination
            olderHref={getOlderPageUrl(inboxPath, view, threads)}
            newestHref={view.before && getFirstPageUrl(inboxPath, view)}
          />
        </div>
        {thread && (
          <ThreadPane
            key={thread.id}
            thread={thread}
            adult={adult}
            userKey={person}
            attempt={attempt}
            now={now}
            refused={refused}
            whatsappHref={handOff}
            result={actionData}
          />
        )}
        {isWriting && (
          <NewMessagePane
            campus={campus}
            userKey={person}
            attempt={attempt}
            refused={refused}
            result={actionData}
          />
        )}
        {!isThreadOpen && <EmptyPane />}
      </div>
    </div>
  );
}

/**
 * On a phone the link back to the list; on a wide screen the title of the area, because the list is beside the
 * conversation.
 */
function OpenThreadHeader({ to }: { to: string }) {
  const t = useMessages(messagingMessages);
  return (
    <>
      <p className="mailbox-title" aria-hidden="true">
        {t.title}
      </p>
      <div className="page-top mailbox-back">
        <BackLink to={to}>{t.back}</BackLink>
      </div>
    </>
  );
}
