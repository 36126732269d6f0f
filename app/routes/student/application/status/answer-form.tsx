import { Form } from "react-router";
import { FileUpload } from "#app/features/documents/components/file-upload.tsx";
import { PORTRAIT_ACCEPT } from "#app/features/documents/portrait.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useFrame } from "../../frame/frame.ts";
import { KeptDraft } from "../../frame/kept-draft.tsx";
import { UnsentNotice } from "../../frame/unsent-notice.tsx";
import { numbered, STATUS } from "../frame/addresses.ts";
import type { Errors } from "../frame/use-errors.ts";

type AnswerFormProps = {
  intent: "answer" | "replace";
  /** Of the application that the page follows. */
  number: string;
  /** The request, or the file that is replaced. */
  about: string;
  field: "file" | "photo" | "words";
  send: string;
  refused: Errors;
  /** What the action answered last, also that a form did not leave. */
  answer: unknown;
};

/** One field and its button: a document, a photograph, or an answer in words. Several stand on the page. */
export function AnswerForm({
  intent,
  number,
  about,
  field,
  send,
  refused,
  answer,
}: AnswerFormProps) {
  const { person } = useFrame();
  const { request } = useMessages(followingMessages);
  const path = usePath();
  const photo = useMessages(photoMessages);
  const id = `${field === "words" ? "words" : "file"}-${about}`;
  const error = refused.errors[id];
  const typed = refused.typed?.about === about ? refused.typed.words : undefined;
  return (
    <Form
      className="stack above-small"
      method="post"
      action={path(numbered(STATUS, number))}
      encType="multipart/form-data"
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="about" value={about} />
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
          formKey={about}
          userKey={person}
        />
      )}
      {field === "words" && (
        <>
          <TextArea
            id={id}
            name="words"
            label={request.words}
            error={error}
            defaultValue={typed}
            dir="auto"
          />
          <KeptDraft place={`request/${about}`} isReturned={typed !== undefined} />
        </>
      )}
      <UnsentNotice answer={answer} form={{ intent, about }} />
      <Button type="submit" small>
        {send}
      </Button>
    </Form>
  );
}
