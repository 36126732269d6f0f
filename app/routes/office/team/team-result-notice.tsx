import { handoverMessages } from "#app/features/staff/messages/handover.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { ResultNotice } from "../shell/result-notice.tsx";

/** The result of the last action. Unknown values render nothing. */
export function TeamResultNotice() {
  const query = useQuery();
  const { done } = useMessages(teamMessages);
  const sentences: Record<string, string> = { ...done, ...useMessages(handoverMessages).done };
  const sentence = getOwnValue(sentences, query.text("done", 40));
  if (!sentence) return null;
  return <ResultNotice>{sentence}</ResultNotice>;
}
