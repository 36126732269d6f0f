import { followingWords } from "#app/i18n/following.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { FollowPage } from "./follow-page.server.ts";

/** What the school had asked by mistake, and why it awaits it no more. */
export function Cancelled({ cancelled }: { cancelled: FollowPage["cancelled"] }) {
  const { request } = useWords(followingWords);
  return cancelled.map(({ id, words, because, place }) => (
    <Notice key={id} title={request.cancelled(place)} className="above">
      <blockquote className="school-words" dir="auto">
        {words}
      </blockquote>
      <p dir="auto">{request.cancelledBecause(because)}</p>
    </Notice>
  ));
}
