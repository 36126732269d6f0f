import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { findFacebookErasure } from "#app/features/accounts/closing/facebook-erasure.server.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/erasure";
import { createAccessHeaders } from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For anyone who has the code that Facebook showed; 404 for an unknown one. */
export async function loader({ params }: Route.LoaderArgs) {
  const code = params.code.toUpperCase();
  return { code, ...requireFound(await findFacebookErasure(code)) };
}

/** Status of a data deletion that a user requested through Facebook. */
export default function ErasurePage({
  loaderData: { code, at: erasedAt, isKnown: wasLinked },
}: Route.ComponentProps) {
  const { erasure: t } = useMessages(accessMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <AccessPage title={t.title}>
      <div className="access-steps">
        <p>{t.code(code, formatCampusDate(locale, erasedAt, null))}</p>
        <p>{wasLinked ? t.done : t.nothing}</p>
        <p>{t.rest}</p>
      </div>
      <p className="access-actions">
        <a className="btn btn-primary" href={path("/privacy")}>
          {t.privacy}
        </a>
      </p>
    </AccessPage>
  );
}
