import { Form } from "react-router";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { isReadableByOthers, type ScanStatus } from "#app/features/documents/scan-status.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import type { FormErrors } from "../use-form-errors.ts";
import { ScanNote } from "./scan-note.tsx";

type Verdict = { verdict: "checked" | "refused"; reason: string | null } | null;
type VerdictFormsProps = {
  file: { id: string; scan: ScanStatus };
  verdict: Verdict;
  formErrors: FormErrors;
};

/** The verdict on a file, and the forms to approve or refuse it once the scan allows opening it. */
export function VerdictForms({ file: { id, scan }, verdict, formErrors }: VerdictFormsProps) {
  return (
    <>
      <ScanNote scan={scan} />
      {isReadableByOthers(scan) && (
        <VerdictPanel fileId={id} verdict={verdict} formErrors={formErrors} />
      )}
    </>
  );
}

type VerdictPanelProps = { fileId: string; verdict: Verdict; formErrors: FormErrors };

function VerdictPanel({ fileId, verdict, formErrors }: VerdictPanelProps) {
  const { file: t } = useMessages(decisionsMessages);
  const error = formErrors.errors?.[`reason-${fileId}`];
  return (
    <div className="verdict">
      <p>
        <Tag tone={verdict?.verdict === "checked" ? "ok" : verdict ? "warn" : "line"}>
          {t[verdict?.verdict ?? "given"]}
        </Tag>{" "}
        {verdict?.reason && <span className="small-text">{verdict.reason}</span>}
      </p>
      {verdict?.verdict !== "checked" && (
        <Form method="post">
          <input type="hidden" name="file" value={fileId} />
          <Button type="submit" name="intent" value="approve-file" variant="secondary" size="small">
            {t.check}
          </Button>
        </Form>
      )}
      <details className="disclosure" open={error ? true : undefined}>
        <summary>{t.refuse}</summary>
        <Form className="stack" method="post" noValidate>
          <input type="hidden" name="file" value={fileId} />
          <TextArea
            id={`reason-${fileId}`}
            name="reason"
            rows={2}
            label={t.reason}
            error={error}
            defaultValue={error && formErrors.submitted?.reason}
          />
          <div className="actions">
            <Button type="submit" name="intent" value="reject-file" size="small">
              {t.submit}
            </Button>
            <FormDraftNote formName={`reject-file/${fileId}`} isReturned={error !== undefined} />
          </div>
        </Form>
      </details>
    </div>
  );
}
