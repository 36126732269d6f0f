import { Form } from "react-router";
import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { FileUpload } from "#app/features/documents/components/file-upload.tsx";
import { PORTRAIT_ACCEPT } from "#app/features/documents/portrait.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";
import { UnsentNotice } from "../../shell/unsent-notice.tsx";
import { STATUS_PATH, withApplicationNumber } from "../shell/application-paths.ts";
import type { ApplicationErrors } from "../shell/use-application-errors.ts";

type AnswerFormProps = {
  intent: "answer" | "replace";
  /** The number of the application. */
  number: string;
  /** The id of the request, or of the file that is replaced. */
  subjectId: string;
  field: "file" | "photo" | "words";
  submitLabel: string;
  refused: ApplicationErrors;
  /** The last result of the action, also that a form could not be sent. */
  result: unknown;
};

/** A form with one field: a document, a photo or a text. Several stand on the page. */
export function AnswerForm({
  intent,
  number,
  subjectId,
  field,
  submitLabel,
  refused,
  result,
}: AnswerFormProps) {
  const { userKey } = useStudentLayoutData();
  const { request } = useMessages(postSubmissionMessages);
  const path = usePath();
  const photo = useMessages(photoMessages);
  const id = `${field === "words" ? "words" : "file"}-${subjectId}`;
  const error = refused.errors[id];
  const submitted =
    refused.submitted?.subjectId === subjectId ? refused.submitted.words : undefined;
  return (
    <Form
      className="stack above-small"
      method="post"
      action={path(withApplicationNumber(STATUS_PATH, number))}
      encType="multipart/form-data"
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="subjectId" value={subjectId} />
      {field === "photo" && (
        <FileField
          id={id}
          name="file"
          label={photo.other}
          hint={photo.hint}
          error={error}
          accept={PORTRAIT_ACCEPT}
        />
      )}
      {field === "file" && (
        <FileUpload
          id={id}
          name="file"
          label={request.file}
          hint={request.fileHint}
          error={error}
          formKey={subjectId}
          userKey={userKey}
        />
      )}
      {field === "words" && (
        <>
          <TextArea
            id={id}
            name="words"
            label={request.replyLabel}
            error={error}
            defaultValue={submitted}
            dir="auto"
          />
          <FormDraftNote formName={`request/${subjectId}`} isReturned={submitted !== undefined} />
        </>
      )}
      <UnsentNotice result={result} formValues={{ intent, subjectId }} />
      <Button type="submit" size="small">
        {submitLabel}
      </Button>
    </Form>
  );
}
