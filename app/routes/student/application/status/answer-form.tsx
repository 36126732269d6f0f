import { Form } from "react-router";
import { GivenFile } from "#app/features/documents/components/given-file.tsx";
import { followingWords } from "#app/i18n/following.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { useFrame } from "../../frame/frame.ts";
import { STATUS } from "../frame/addresses.ts";
import type { Errors } from "../frame/use-errors.ts";

type AnswerFormProps = {
  intent: "answer" | "replace";
  /** The request, or the file that is replaced. */
  about: string;
  field: "file" | "words";
  send: string;
  refused: Errors;
};

/** One field and its button: a document, or an answer in words. Several stand on the page. */
export function AnswerForm({ intent, about, field, send, refused }: AnswerFormProps) {
  const { person } = useFrame();
  const { request } = useWords(followingWords);
  const path = usePath();
  const id = `${field}-${about}`;
  const error = refused.errors[id];
  const typed = refused.typed?.about === about ? refused.typed.words : undefined;
  return (
    <Form
      className="stack above-small"
      method="post"
      action={path(STATUS)}
      encType="multipart/form-data"
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="about" value={about} />
      {field === "file" ? (
        <GivenFile
          id={id}
          name="file"
          label={request.file}
          hint={request.fileHint}
          error={error}
          place={about}
          person={person}
        />
      ) : (
        <TextArea
          id={id}
          name="words"
          label={request.words}
          error={error}
          defaultValue={typed}
          dir="auto"
        />
      )}
      <Button type="submit" small>
        {send}
      </Button>
    </Form>
  );
}
