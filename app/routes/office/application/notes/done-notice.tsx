import { reviewMessages } from "#app/features/review/messages/review.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";

/**
 * Announces the last action if it is one of these intents. The status element is always there, for
 * screen readers.
 */
export function DoneNotice({ intents }: { intents: string[] }) {
  const sentences: Record<string, string> = useMessages(reviewMessages).done;
  const doneIntent = useQuery().text("done", 40);
  const sentence = getOwnValue(sentences, doneIntent);
  return (
    <div role="status">
      {intents.includes(doneIntent) && sentence && <Notice tone="ok">{sentence}</Notice>}
    </div>
  );
}
