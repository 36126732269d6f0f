import { enquiryMessages } from "#app/i18n/enquiry.ts";
import { DoneWord, Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Does an enquiry wait, or is it dealt with? */
export function EnquiryTag({ handledAt }: { handledAt: Date | null }) {
  const { office: t } = useMessages(enquiryMessages);
  return (
    <span>{handledAt ? <DoneWord>{t.handled}</DoneWord> : <Tag tone="line">{t.waiting}</Tag>}</span>
  );
}
