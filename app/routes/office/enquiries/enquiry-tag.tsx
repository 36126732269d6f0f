import { enquiryWords } from "#app/i18n/enquiry.ts";
import { DoneWord, Tag } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Does an enquiry wait, or is it dealt with? */
export function EnquiryTag({ handled }: { handled: Date | null }) {
  const { office: words } = useWords(enquiryWords);
  return (
    <span>
      {handled ? <DoneWord>{words.handled}</DoneWord> : <Tag tone="line">{words.waiting}</Tag>}
    </span>
  );
}
