import { Link } from "react-router";
import type { Consent, Purpose } from "#app/features/admissions/consent/consent.ts";
import { mayBeShown } from "#app/features/documents/scan.ts";
import { formatBirth } from "#app/i18n/birth.ts";
import { consentMessages } from "#app/i18n/consent.ts";
import { countriesMessages } from "#app/i18n/countries.ts";
import { formatDate } from "#app/i18n/format.ts";
import { labelIn } from "#app/i18n/label-in.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { ScanNote } from "../choice/current/scan-note.tsx";
import { useClock } from "../frame/use-clock.ts";
import { agreementSaid } from "./agreement.ts";
import { AnswerList } from "./answer-list.tsx";
import { Passport } from "./passport.tsx";
import { usePlace } from "./use-place.ts";
import type { File } from "./view.server.ts";
import { proof } from "./viewer/looked.ts";
import { PHOTO } from "./viewer/pieces.ts";
import { VerdictTag } from "./viewer/verdict-tag.tsx";

type IdentityProps = {
  file: File;
  /** The passport's number, once it was asked for. */
  shown: string | null;
};

/** Who the person is and who can be reached; the passport's number is masked before it comes here. */
export function Identity({ file, shown }: IdentityProps) {
  const { file: t } = useMessages(officeMessages);
  return (
    <section className="panel" id="identity" tabIndex={-1} aria-labelledby="identity-title">
      <div className="panel-head">
        <h2 id="identity-title">{t.identity}</h2>
      </div>
      <div className="two-columns">
        <Person file={file} shown={shown} />
        <Adults file={file} />
      </div>
    </section>
  );
}

function Person({ file, shown }: Pick<IdentityProps, "file" | "shown">) {
  const photo = useMessages(photoMessages);
  const { file: t } = useMessages(officeMessages);
  const countries = useMessages(countriesMessages);
  const locale = useLocale();
  const place = usePlace();
  const { identity, passport } = file;
  const born = [identity.birthPlace, labelIn(countries, identity.birthCountry)].filter(Boolean);
  const birth = [identity.birthOn && formatBirth(locale, identity.birthOn), born.join(", ")]
    .filter(Boolean)
    .join(" · ");
  const number = passport.number && (
    <Passport masked={passport.number} shown={shown} mayShow={file.mayDecide} />
  );
  const rows = [
    { label: t.birth, value: birth && <Unbroken text={birth} /> },
    { label: t.nationality, value: labelIn(countries, identity.nationality) },
    { label: t.passport, value: number },
    {
      label: t.passportExpires,
      value: passport.expiresOn && formatDate(locale, passport.expiresOn),
    },
    { label: t.email, value: file.email },
    {
      label: photo.inRecord,
      value:
        file.photo &&
        (mayBeShown(file.photo.scan) ? (
          <span className="row">
            <Link to={place(proof(PHOTO), "cursus")}>{photo.open}</Link>
            <VerdictTag state={file.photo.verdict?.verdict ?? "given"} />
          </span>
        ) : (
          <ScanNote scan={file.photo.scan} />
        )),
    },
  ];
  return <AnswerList rows={rows} />;
}

function Adults({ file }: { file: File }) {
  const { file: t } = useMessages(officeMessages);
  const locale = useLocale();
  const adults = file.adults.map(({ adult, name, phone, email, isOwnEmail }) => ({
    label: t[adult],
    value: (
      <>
        <bdi>{name}</bdi>
        <small className="tiny-text muted">
          <Unbroken text={[phone, email].filter(Boolean).join(" · ")} />
        </small>
        {isOwnEmail && <small className="tiny-text">{t.ownEmail}</small>}
      </>
    ),
  }));
  const { consent, minor } = file;
  const asked = consent.state === "none" ? null : consent.adult;
  const who = file.adults.find(({ adult }) => adult === asked)?.name || (asked && t[asked]);
  const clock = useClock();
  const agreement = agreementSaid(locale, consent, who ?? "", clock.date);
  const covered = useMessages(consentMessages).purposes;
  const named = (some: Purpose[]) => some.map((one) => covered[one]).join(", ");
  const agreed = consent.state === "given" ? consent.purposes : [];
  const notAgreed = file.consentPurposes.filter((one) => !agreed.includes(one));
  const children = file.identity.childrenCount;
  const rows = [
    ...adults,
    // An adult needs nobody's agreement.
    ...(agreement || minor
      ? [{ label: t.consent, value: agreement && <Agreement said={agreement} of={consent} /> }]
      : []),
    ...(consent.state === "given"
      ? [
          { label: t.consentAgreed, value: named(agreed) },
          ...(notAgreed.length > 0 ? [{ label: t.consentNotAgreed, value: named(notAgreed) }] : []),
        ]
      : []),
    { label: t.children, value: children === null ? null : String(children) },
  ];
  return <AnswerList rows={rows} />;
}

/** A link that the candidate passed on may have been answered by the candidate: an officer asks the adult. */
function Agreement({ said, of }: { said: string; of: Consent }) {
  const { file: t } = useMessages(officeMessages);
  return (
    <>
      {said}
      {of.state === "given" && of.channel === "link" && (
        <small className="tiny-text muted">{t.consentByLink}</small>
      )}
    </>
  );
}
