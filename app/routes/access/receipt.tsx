import { data } from "react-router";
import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { receiptMessages } from "#app/features/admissions/messages/receipt.ts";
import { verifyReceipt } from "#app/features/admissions/sending/receipt.server.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { cleanText } from "#app/lib/clean-text.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/receipt";
import { createAccessHeaders } from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** The code is in the path (from the QR code) or in the query (from the form of this page). */
export async function loader({ request, params }: Route.LoaderArgs) {
  const query = getQuery(request);
  const code = params.code ? cleanText(params.code).slice(0, 60) : query.text("code", 60);
  if (!code.trim()) return { code, receipt: null, isEmpty: query.has("code") };
  const receipt = await verifyReceipt(code);
  return data({ code, receipt, isEmpty: false }, { status: receipt ? 200 : 404 });
}

/** Verifies a receipt for anyone who has its code: shows its number and date, nothing else. */
export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { code, receipt, isEmpty } = loaderData;
  const { page: t } = useMessages(receiptMessages);
  const { problem } = useMessages(accessMessages);
  const locale = useLocale();
  const path = usePath();
  if (receipt)
    return (
      <AccessPage title={t.title}>
        <ActionResult>
          <Notice tone="ok" title={t.authentic} role="status">
            <p className="strong">
              {t.details(receipt.number, formatCampusDate(locale, receipt.sentAt, receipt.campus))}
            </p>
            <p>{t.compare}</p>
          </Notice>
        </ActionResult>
        <p className="access-actions">
          <a className="link-button" href={path("/recu")}>
            {t.another}
          </a>
        </p>
      </AccessPage>
    );
  return (
    <AccessPage title={t.title} hasError={isEmpty || code !== ""}>
      {isEmpty && <ErrorSummary title={problem} errors={[{ id: "code", message: t.empty }]} />}
      {code ? (
        <ActionResult>
          <Notice tone="error" title={t.unknown} role="alert">
            {t.unknownText}
          </Notice>
        </ActionResult>
      ) : (
        <p>{t.lead}</p>
      )}
      <form className="above-large" action={path("/recu")} noValidate>
        <TextField
          name="code"
          label={t.code}
          hint={t.hint}
          error={isEmpty ? t.empty : undefined}
          defaultValue={code}
          size="20"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <div className="access-actions">
          <Button type="submit">{t.check}</Button>
        </div>
      </form>
    </AccessPage>
  );
}
