import { Link } from "react-router";
import { nonBlockingWarningsMessages } from "#app/features/admissions/messages/non-blocking-warnings.ts";
import { preSubmissionChecksMessages } from "#app/features/admissions/messages/pre-submission-checks.ts";
import type { PassportExpiry } from "#app/features/admissions/personal-info/personal-info.ts";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { sectionPaths } from "../shell/application-paths.ts";

type CautionNoticeProps = {
  expiry: PassportExpiry | null;
  missingYears: string[];
  /** The adult who agreed to the application but not to sharing it with universities; null otherwise. */
  withoutUniversities: string | null;
};

/** Lists what does not prevent the submission but will be asked about, with links to the sections. */
export function CautionNotice({ expiry, missingYears, withoutUniversities }: CautionNoticeProps) {
  const { passport } = useMessages(nonBlockingWarningsMessages);
  const t = useMessages(preSubmissionChecksMessages);
  const path = usePath();
  if (!expiry && missingYears.length === 0 && withoutUniversities === null) return null;
  return (
    <Notice title={t.title}>
      <ul className="dot-list">
        {withoutUniversities !== null && (
          <li>
            {t.universities(withoutUniversities)}{" "}
            <Link to={path(sectionPaths.parents)}>{t.parents}</Link>
          </li>
        )}
        {expiry && (
          <li>
            {passport[expiry.ends](expiry.months)}{" "}
            <Link to={path(sectionPaths.passport)}>{t.passport}</Link>
          </li>
        )}
        {missingYears.length > 0 && (
          <li>
            <NoWrap text={t.missingYears(missingYears)} />{" "}
            <Link to={path(sectionPaths.cursus)}>{t.years}</Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
