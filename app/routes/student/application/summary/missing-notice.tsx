import { Link } from "react-router";
import { answerSummaryMessages } from "#app/features/admissions/messages/answer-summary.ts";
import { applicationOverviewMessages } from "#app/features/admissions/messages/application-overview.ts";
import type { MissingItem } from "#app/features/admissions/sections.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { sectionPaths } from "../shell/application-paths.ts";

/** Lists what is missing before the submission, each linked to its section. */
export function MissingNotice({ missing }: { missing: MissingItem[] }) {
  const reasons: Record<string, string> = useMessages(applicationOverviewMessages).missing;
  const { incomplete } = useMessages(answerSummaryMessages);
  const path = usePath();
  if (missing.length === 0) return null;
  return (
    <Notice tone="warn" title={incomplete}>
      <ul>
        {missing.map(({ section, reason }) => (
          <li key={reason}>
            <Link className="link-button" to={getMissingPath(path, section, reason)}>
              {getOwnValue(reasons, reason)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function getMissingPath(
  path: (address: string) => string,
  section: MissingItem["section"],
  reason: string,
): string {
  return path(sectionPaths[section]) + (reason === "consent-missing" ? "#accord" : "");
}
