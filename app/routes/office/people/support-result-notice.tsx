import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { ResultNotice } from "../shell/result-notice.tsx";

/** The result of the last action. Unknown values render nothing. */
export function SupportResultNotice() {
  const query = useQuery();
  const sentences: Record<string, string> = useMessages(accountSupportMessages).done;
  const sentence = getOwnValue(sentences, query.text("done", 40));
  if (!sentence) return null;
  return <ResultNotice>{sentence}</ResultNotice>;
}
