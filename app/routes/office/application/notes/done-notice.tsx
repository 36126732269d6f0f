import { useSearchParams } from "react-router";
import { reviewWords } from "#app/i18n/review.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Says what was just done, when it is one of these; the place is there before, for screen readers. */
export function DoneNotice({ of }: { of: string[] }) {
  const sentences: Record<string, string> = useWords(reviewWords).done;
  const done = useSearchParams()[0].get("fait") ?? "";
  return (
    <div role="status">
      {of.includes(done) && sentences[done] && <Notice tone="ok">{sentences[done]}</Notice>}
    </div>
  );
}
