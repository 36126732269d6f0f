import { isUnsentForm } from "#app/client/drafts/submit-form.ts";
import { sessionMessages } from "#app/i18n/session.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type UnsentNoticeProps = {
  /** The result of the action. */
  result: unknown;
  /** Values of hidden fields that identify this form among several on the page. */
  formValues?: Record<string, string>;
};

/** Beside the button of a form: says that it was not sent, because there is no network; renders nothing otherwise. */
export function UnsentNotice({ result, formValues = {} }: UnsentNoticeProps) {
  const t = useMessages(sessionMessages);
  if (!isUnsentForm(result, formValues)) return null;
  return (
    <ActionResult result={result}>
      <Notice tone="warn" icon="cloud-slash" role="alert">
        {t.noNetwork}
      </Notice>
    </ActionResult>
  );
}
