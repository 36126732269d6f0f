import { Link } from "react-router";
import type { Consent, ConsentPurpose } from "#app/features/admissions/consent/consent.ts";
import { consentMessages } from "#app/features/admissions/messages/consent.ts";
import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { isReadableByOthers } from "#app/features/documents/scan-status.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { ScanNote } from "../choice/details/scan-note.tsx";
import { useClock } from "../shell/use-clock.ts";
import { AnswerList } from "./answer-list.tsx";
import type { ApplicationView } from "./application-view.server.ts";
import { describeConsent } from "./consent-status.ts";
import { PassportNumber } from "./passport-number.tsx";
import { useApplicationUrl } from "./use-application-url.ts";
import { VerdictTag } from "./viewer/verdict-tag.tsx";
import { PHOTO_ID } from "./viewer/viewer-documents.ts";
import { selectDocument } from "./viewer/viewer-state.ts";

type IdentityProps = {
  application: ApplicationView;
  /** The full passport number, once the officer revealed it. */
  revealedPassport: string | null;
};

type AnswerRow = ApplicationView["identityRows"][number];

/**
 * Identity and contacts. The passport number is masked on the server until an officer reveals it.
 */
export function Identity({ application, revealedPassport }: IdentityProps) {
  const { file: t } = useMessages(officeMessages);
  return (
    <section className="panel" id="identity" tabIndex={-1} aria-labelledby="identity-title">
      <div className="panel-head">
        <h2 id="identity-title">{t.identity}</h2>
      </div>
      <div className="two-columns">
        <CandidateAnswers application={application} revealedPassport={revealedPassport} />
        <AdultContacts application={application} />
      </div>
    </section>
  );
}

function CandidateAnswers({
  application,
  revealedPassport,
}: Pick<IdentityProps, "application" | "revealedPassport">) {
  const photo = useMessages(photoMessages);
  const { file: t } = useMessages(officeMessages);
  const applicationUrl = useApplicationUrl();
  const formatRow = ({ field, label, value }: AnswerRow) => ({
    label,
    value:
      field === "passportNumber"
        ? value && (
            <PassportNumber
              masked={value}
              revealed={revealedPassport}
              canReveal={application.canDecide}
            />
          )
        : value && <NoWrap text={value} />,
  });
  const rows = [
    ...application.identityRows.map(formatRow),
    { label: t.email, value: application.email },
    ...application.passportRows.map((row) =>
      formatRow({ ...row, label: t.passportRow(row.label.toLowerCase()) }),
    ),
    {
      label: photo.inRecord,
      value:
        application.photo &&
        (isReadableByOthers(application.photo.scan) ? (
          <span className="row">
            <Link to={applicationUrl(selectDocument(PHOTO_ID), "cursus")}>{photo.open}</Link>
            <VerdictTag state={application.photo.verdict?.verdict ?? "given"} />
          </span>
        ) : (
          <ScanNote scan={application.photo.scan} />
        )),
    },
  ];
  return <AnswerList rows={rows} />;
}

function AdultContacts({ application }: { application: ApplicationView }) {
  const { file: t } = useMessages(officeMessages);
  const locale = useLocale();
  const adults = application.adults.map(({ adult, name, details, isOwnEmail }) => ({
    label: t[adult],
    value: (
      <>
        <bdi>{name}</bdi>
        <small className="tiny-text muted">
          <NoWrap text={details.join(" · ")} />
        </small>
        {isOwnEmail && <small className="tiny-text">{t.ownEmail}</small>}
      </>
    ),
  }));
  const { consent, isMinor } = application;
  const askedAdult = consent.state === "none" ? null : consent.adult;
  const adultName =
    application.adults.find(({ adult }) => adult === askedAdult)?.name ||
    (askedAdult && t[askedAdult]);
  const clock = useClock();
  const consentText = describeConsent(locale, consent, adultName ?? "", clock.date);
  const purposeLabels = useMessages(consentMessages).purposes;
  const joinPurposes = (purposes: ConsentPurpose[]) =>
    purposes.map((one) => purposeLabels[one]).join(", ");
  const agreed = consent.state === "given" ? consent.purposes : [];
  const notAgreed = application.consentPurposes.filter((one) => !agreed.includes(one));
  const rows = [
    ...adults,
    // The consent of an adult candidate is not needed.
    ...(consentText || isMinor
      ? [
          {
            label: t.consent,
            value: consentText && <ConsentStatus text={consentText} consent={consent} />,
          },
        ]
      : []),
    ...(consent.state === "given"
      ? [
          { label: t.consentAgreed, value: joinPurposes(agreed) },
          ...(notAgreed.length > 0
            ? [{ label: t.consentNotAgreed, value: joinPurposes(notAgreed) }]
            : []),
        ]
      : []),
    ...application.parentsRows,
  ];
  return <AnswerList rows={rows} />;
}

/**
 * A consent given by link warns the officer, because the candidate may have opened the link of the
 * adult.
 */
function ConsentStatus({ text, consent }: { text: string; consent: Consent }) {
  const { file: t } = useMessages(officeMessages);
  return (
    <>
      {text}
      {consent.state === "given" && consent.channel === "link" && (
        <small className="tiny-text muted">{t.consentByLink}</small>
      )}
    </>
  );
}
