import type { Receipt as Sent } from "#app/features/enquiries/enquiry.server.ts";
import { UNKNOWN_CAMPUS } from "#app/features/enquiries/enquiry.ts";
import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { enquiryWords } from "#app/i18n/enquiry.ts";
import { warningsWords } from "#app/i18n/warnings.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";

type Words = (typeof enquiryWords)["fr"]["sent"];

/** The acknowledgement of an enquiry: where it is, its reference, how the answer comes, and its words. */
export function Receipt({ sent }: { sent: Sent }) {
  const { sent: words, sentTo, subjects } = useWords(enquiryWords);
  const locale = useLocale();
  const path = usePath();
  const warnings = useWords(warningsWords);
  const meant = suggestEmail(sent.email);
  return (
    <>
      <Notice tone="ok" role="status" title={words.title}>
        <p>
          {words.text(
            sentTo[sent.campus ?? UNKNOWN_CAMPUS],
            formatCampusDate(locale, sent.sentAt, sent.campus),
          )}
        </p>
        <p>
          {words.reference} <b className="figures">{sent.reference}</b>. {words.referenceText}
        </p>
      </Notice>
      <p className="enquiry-reach">{howAnswered(sent, words)}</p>
      {meant && (
        <form method="post" action={path("/contacts")}>
          <input type="hidden" name="intent" value="correct-address" />
          <input type="hidden" name="receipt" value={sent.receipt} />
          <p>{warnings.meant(meant)}</p>
          <Button type="submit" variant="secondary">
            {warnings.sendTo(meant)}
          </Button>
        </form>
      )}
      <p>{words.check}</p>
      <p>{words.next}</p>
      <h3>{words.yours}</h3>
      <p className="muted">{subjects[sent.subject]}</p>
      <blockquote className="enquiry-words" dir="auto">
        {sent.content}
      </blockquote>
      <p>
        <ButtonLink variant="secondary" reloadDocument to={`${path("/contacts")}#ecrire`}>
          {words.again}
        </ButtonLink>
      </p>
    </>
  );
}

/** One sentence for the ways to answer that were given: never two that contradict each other. */
function howAnswered({ email, phone }: Sent, words: Words): string {
  if (email && phone) return words.byBoth(email, phone);
  return email ? words.byEmail(email) : words.byPhone(phone ?? "");
}
