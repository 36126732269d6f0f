import { Link } from "react-router";
import type { PassportExpiry } from "#app/features/admissions/personal-info/personal-info.ts";
import { nonBlockingWarningsMessages } from "#app/i18n/non-blocking-warnings.ts";
import { preSubmissionChecksMessages } from "#app/i18n/pre-submission-checks.ts";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { sectionPaths } from "../shell/application-paths.ts";

type CautionNoticeProps = {
  expiry: PassportExpiry | null;
  gaps: string[];
  /** The adult who agrees to the application but not that universities receive it; null otherwise. */
  withoutUniversities: string | null;
};

/** What may be sent as it is, and will be asked about: each leads where it is answered. */
export function CautionNotice({ expiry, gaps, withoutUniversities }: CautionNoticeProps) {
  const { passport } = useMessages(nonBlockingWarningsMessages);
  const t = useMessages(preSubmissionChecksMessages);
  const path = usePath();
  if (!expiry && gaps.length === 0 && withoutUniversities === null) return null;
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
        {gaps.length > 0 && (
          <li>
            <NoWrap text={t.gaps(gaps)} /> <Link to={path(sectionPaths.cursus)}>{t.years}</Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
