import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { DoneLabel, Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

export function EnquiryTag({ handledAt }: { handledAt: Date | null }) {
  const { office: t } = useMessages(enquiryMessages);
  return (
    <span>
      {handledAt ? <DoneLabel>{t.handled}</DoneLabel> : <Tag tone="line">{t.waiting}</Tag>}
    </span>
  );
}
