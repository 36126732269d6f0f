import { handoverWords } from "#app/i18n/handover.ts";
import { teamWords } from "#app/i18n/team.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { useWords } from "#app/ui/use-words.ts";
import { Told } from "../frame/told.tsx";

/** What was just done, said once on the page it leads to. Unknown words show nothing. */
export function Done() {
  const asked = useQuery();
  const { done } = useWords(teamWords);
  const sentences: Record<string, string> = { ...done, ...useWords(handoverWords).done };
  const sentence = ownValue(sentences, asked.text("fait", 40));
  if (!sentence) return null;
  return <Told>{sentence}</Told>;
}
