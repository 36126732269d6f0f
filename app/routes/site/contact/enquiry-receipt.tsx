import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { UNKNOWN_CAMPUS } from "#app/features/enquiries/enquiry.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import type { EnquiryReceipt as Sent } from "#app/features/enquiries/send-enquiry.server.ts";
import { answerWarningsMessages } from "#app/i18n/answer-warnings.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";

type ReceiptMessages = (typeof enquiryMessages)["fr"]["sent"];

/** Confirmation of an enquiry: its office, reference, reply method and text. */
export function EnquiryReceiptView({ sent: receipt }: { sent: Sent }) {
  const { sent: t, sentTo, subjects } = useMessages(enquiryMessages);
  const locale = useLocale();
  const path = usePath();
  const warnings = useMessages(answerWarningsMessages);
  const suggestedEmail = suggestEmail(receipt.email);
  return (
    <>
      <Notice tone="ok" role="status" title={t.title}>
        <p>
          {t.text(
            sentTo[receipt.campus ?? UNKNOWN_CAMPUS],
            formatCampusDate(locale, receipt.sentAt, receipt.campus),
          )}
        </p>
        <p>
          {t.reference} <b className="numbers">{receipt.reference}</b>. {t.referenceText}
        </p>
      </Notice>
      <p className="enquiry-reply">{formatReplyMethod(receipt, t)}</p>
      {suggestedEmail && (
        <form method="post" action={path("/contacts")}>
          <input type="hidden" name="intent" value="correct-address" />
          <input type="hidden" name="receipt" value={receipt.receipt} />
          <p>{warnings.meant(suggestedEmail)}</p>
          <Button type="submit" variant="secondary">
            {warnings.sendTo(suggestedEmail)}
          </Button>
        </form>
      )}
      <p>{t.check}</p>
      <p>{t.next}</p>
      <h3>{t.yours}</h3>
      <p className="muted">{subjects[receipt.subject]}</p>
      <blockquote className="enquiry-text" dir="auto">
        {receipt.content}
      </blockquote>
      <p>
        <ButtonLink variant="secondary" reloadDocument to={`${path("/contacts")}#ecrire`}>
          {t.again}
        </ButtonLink>
      </p>
    </>
  );
}

/** One sentence for the given reply methods, so that no two sentences contradict each other. */
function formatReplyMethod({ email, phone }: Sent, t: ReceiptMessages): string {
  if (email && phone) return t.byBoth(email, phone);
  return email ? t.byEmail(email) : t.byPhone(phone ?? "");
}
