import { noticesWords } from "#app/i18n/notices.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Letters do not reach this person: an officer who waits for an answer has to know. */
export function MarkedAddress({ mark }: { mark: "bounce" | "complaint" | null }) {
  const { mark: words } = useWords(noticesWords).office;
  if (!mark) return null;
  return (
    <Notice tone="warn" className="above-small">
      {words[mark]}
    </Notice>
  );
}
