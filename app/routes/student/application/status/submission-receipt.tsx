import { Link } from "react-router";
import type { Campus } from "#app/features/access/actor.ts";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import { applicationStatusMessages } from "#app/features/admissions/messages/application-status.ts";
import { receiptMessages } from "#app/features/admissions/messages/receipt.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { RECEIPT_PATH, STATUS_PATH, SUMMARY_PATH } from "../shell/application-paths.ts";

type SubmissionReceiptProps = {
  page: { number: string; campus: Campus; submittedAt: Date; email: string };
};

/** The application number, directly after the submission. */
export function SubmissionReceipt({
  page: { number, campus, submittedAt, email },
}: SubmissionReceiptProps) {
  const status = useMessages(applicationStatusMessages);
  const { download } = useMessages(receiptMessages);
  const area = useMessages(studentMessages);
  const locale = useLocale();
  const path = usePath();
  const date = formatCampusDate(locale, submittedAt, campus);
  const time = formatTimeWithZone(locale, submittedAt, campus);
  return (
    <>
      <title>{area.titled(status.sentTitle)}</title>
      <section className="receipt">
        <div className="receipt-body">
          <Icon name="check-circle" />
          <h1>{status.sentTitle}</h1>
          <p>{status.yourNumber}</p>
          <p className="reference-number numbers">{number}</p>
          <p className="small-text">{status.sentOn(date, time, email)}</p>
        </div>
      </section>
      <div className="actions">
        <ButtonLink to={path(STATUS_PATH)}>
          {status.follow}
          <Icon name="arrow-right" />
        </ButtonLink>
        <a className="btn btn-secondary" href={path(RECEIPT_PATH)} download>
          {download}
        </a>
        <Link className="link-button" to={path(SUMMARY_PATH)}>
          {status.see}
        </Link>
      </div>
    </>
  );
}
