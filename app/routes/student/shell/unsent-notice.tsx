import { isUnsentForm } from "#app/client/drafts/submit-form.ts";
import { sessionMessages } from "#app/i18n/session.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type UnsentNoticeProps = {
  /** What the action of the page answered. */
  result: unknown;
  /** Hidden fields of this form, where several stand on the page. */
  formValues?: Record<string, string>;
};

/** Beside the button of a form: it did not leave, because there is no network. Nothing otherwise. */
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
