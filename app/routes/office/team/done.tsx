import { useSearchParams } from "react-router";
import { handoverWords } from "#app/i18n/handover.ts";
import { teamWords } from "#app/i18n/team.ts";
import { useWords } from "#app/ui/use-words.ts";
import { Told } from "../frame/told.tsx";

/** What was just done, said once on the page it leads to. Unknown words show nothing. */
export function Done() {
  const [asked] = useSearchParams();
  const { done } = useWords(teamWords);
  const sentences: Record<string, string> = { ...done, ...useWords(handoverWords).done };
  const sentence = sentences[asked.get("fait") ?? ""];
  if (!sentence) return null;
  return <Told>{sentence}</Told>;
}
