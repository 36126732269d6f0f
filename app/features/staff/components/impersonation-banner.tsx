import { formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useFocusOnMount } from "#app/ui/use-focus-on-mount.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { impersonationMessages } from "../messages/impersonation.ts";

/** The query flag of the page to which starting an impersonation redirects. */
export const IMPERSONATION_STARTED = "impersonation-started";

/** The impersonated candidate's name, and the latest end. */
export type ImpersonationInfo = { name: string; until: Date };

type ImpersonationBannerProps = {
  impersonation: ImpersonationInfo | null;
  isInStudentArea?: boolean;
};

/**
 * The banner above each page during an impersonation: the candidate, the end, and a form that ends it. Renders
 * nothing otherwise.
 */
export function ImpersonationBanner({
  impersonation,
  isInStudentArea = false,
}: ImpersonationBannerProps) {
  const t = useMessages(impersonationMessages);
  const locale = useLocale();
  const path = usePath();
  const query = useQuery();
  if (!impersonation) return null;
  const time = formatTimeWithZone(locale, impersonation.until, null);
  const message = isInStudentArea
    ? t.sees(impersonation.name, time)
    : t.elsewhere(impersonation.name, time);
  return (
    <aside className="impersonation-banner" aria-label={t.band}>
      <Icon name="eye" />
      {query.text("done", 40) === IMPERSONATION_STARTED ? (
        <FocusedMessage message={message} />
      ) : (
        <p>{message}</p>
      )}
      {!isInStudentArea && (
        <a className="impersonation-banner-link" href={path("/espace-etudiant")}>
          {t.back}
        </a>
      )}
      <form method="post" action={path("/administration/visite")}>
        <button type="submit" className="impersonation-banner-end">
          {t.end}
        </button>
      </form>
    </aside>
  );
}

/** Receives the focus at the start of an impersonation, so that a screen reader reads it before the page. */
function FocusedMessage({ message }: { message: string }) {
  return <p {...useFocusOnMount<HTMLParagraphElement>(message)}>{message}</p>;
}
