import { findErasure } from "#app/features/identity/account/facebook-erasure.server.ts";
import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { accessMessages } from "#app/i18n/access.ts";
import styles from "#app/ui/styles/access-page.css?url";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/erasure";
import { AccessPage } from "./components/access-page.tsx";
import { accessHeaders } from "./door.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

export async function loader({ params }: Route.LoaderArgs) {
  const code = params.code.toUpperCase();
  return { code, ...orNotFound(await findErasure(code)) };
}

/** What was done for somebody who asked Facebook that their data be deleted. */
export default function Erasure({ loaderData: { code, at, known } }: Route.ComponentProps) {
  const { erasure: t } = useMessages(accessMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <AccessPage title={t.title}>
      <div className="access-steps">
        <p>{t.code(code, formatCampusDate(locale, at, null))}</p>
        <p>{known ? t.done : t.nothing}</p>
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
