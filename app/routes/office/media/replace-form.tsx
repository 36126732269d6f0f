import { Form } from "react-router";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { MediumUploadField } from "./medium-upload-field.tsx";

type ReplaceFormProps = {
  mediumId: string;
  /** The medium is in use: a new file is published as soon as it is transcoded. */
  isPublic: boolean;
  refused: FormRefusal;
};

/** Replaces the file of a medium everywhere. */
export function ReplaceForm({
  mediumId,
  isPublic,
  refused: { errors, submitted },
}: ReplaceFormProps) {
  const t = useMessages(mediaMessages);
  return (
    <Form method="post" encType="multipart/form-data" className="panel media-add" noValidate>
      <MediumUploadField
        label={t.newFile}
        hint={t.replaceText}
        error={errors.file}
        formKey={`media/${mediumId}`}
      />
      {isPublic && (
        <RadioGroup
          name="newPeople"
          label={t.people.question}
          error={errors.newPeople}
          defaultValue={submitted.newPeople}
          options={[
            { value: "no", label: t.people.no },
            { value: "yes", label: t.people.yesAgreed },
          ]}
        />
      )}
      <Button type="submit" name="intent" value="replace" variant="secondary">
        {t.replace}
      </Button>
    </Form>
  );
}
