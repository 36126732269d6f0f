import { messagingMessages } from "#app/i18n/messaging.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type LetterFieldsProps = {
  /** The sentence beside each refused field. */
  errors: Record<string, string>;
  typed: Record<string, string>;
};

/** The subject and the message of a new letter. */
export function LetterFields({ errors, typed }: LetterFieldsProps) {
  const t = useMessages(messagingMessages);
  return (
    <>
      <TextField
        key={`subject ${typed.subject}`}
        name="subject"
        label={t.subject}
        error={errors.subject}
        defaultValue={typed.subject}
        autoComplete="off"
        required
      />
      <TextArea
        key={`content ${typed.content}`}
        name="content"
        label={t.content}
        error={errors.content}
        defaultValue={typed.content}
        rows={7}
        required
      />
    </>
  );
}
