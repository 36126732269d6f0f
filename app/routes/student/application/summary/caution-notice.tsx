import { Link } from "react-router";
import type { Expiry } from "#app/features/admissions/personal-info/personal-info.ts";
import { beforeSendingWords } from "#app/i18n/before-sending.ts";
import { cautionsWords } from "#app/i18n/cautions.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { sectionAddress } from "../frame/addresses.ts";

type CautionNoticeProps = {
  expiry: Expiry | null;
  gaps: string[];
  /** The adult who agrees to the application but not that universities receive it; null otherwise. */
  withoutUniversities: string | null;
};

/** What may be sent as it is, and will be asked about: each leads where it is answered. */
export function CautionNotice({ expiry, gaps, withoutUniversities }: CautionNoticeProps) {
  const { passport } = useWords(cautionsWords);
  const words = useWords(beforeSendingWords);
  const path = usePath();
  if (!expiry && gaps.length === 0 && withoutUniversities === null) return null;
  return (
    <Notice title={words.title}>
      <ul className="dot-list">
        {withoutUniversities !== null && (
          <li>
            {words.universities(withoutUniversities)}{" "}
            <Link to={path(sectionAddress.parents)}>{words.parents}</Link>
          </li>
        )}
        {expiry && (
          <li>
            {passport[expiry.ends](expiry.months)}{" "}
            <Link to={path(sectionAddress.passport)}>{words.passport}</Link>
          </li>
        )}
        {gaps.length > 0 && (
          <li>
            <Unbroken text={words.gaps(gaps)} />{" "}
            <Link to={path(sectionAddress.cursus)}>{words.years}</Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
