import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { StatusPageData } from "./status-page.server.ts";

/** The interviews that the school cancelled, with the reason. */
export function CancelledInterviews({
  cancelled,
}: {
  cancelled: StatusPageData["cancelledInterviews"];
}) {
  const { task } = useMessages(interviewMessages);
  return cancelled.map(({ id, because, place }) => (
    <Notice key={id} title={task.cancelled(place)} className="above">
      <p dir="auto">{task.cancelledWhy(because)}</p>
    </Notice>
  ));
}

/** The requests that the school cancelled, with the reason. */
export function CancelledRequests({ cancelled }: { cancelled: StatusPageData["cancelled"] }) {
  const { request } = useMessages(postSubmissionMessages);
  return cancelled.map(({ id, words, because, place }) => (
    <Notice key={id} title={request.cancelled(place)} className="above">
      <blockquote className="quoted-text" dir="auto">
        {words}
      </blockquote>
      <p dir="auto">{request.cancelledBecause(because)}</p>
    </Notice>
  ));
}
