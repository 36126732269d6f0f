import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { messagingMessages } from "../messages/messaging.ts";

type MessageFieldsProps = {
  /** The message of each refused field. */
  errors: Record<string, string>;
  values: Record<string, string>;
};

/** The subject and content fields of a new message. */
export function MessageFields({ errors, values }: MessageFieldsProps) {
  const t = useMessages(messagingMessages);
  return (
    <>
      <TextField
        key={`subject ${values.subject}`}
        name="subject"
        label={t.subject}
        error={errors.subject}
        defaultValue={values.subject}
        autoComplete="off"
        required
      />
      <TextArea
        key={`content ${values.content}`}
        name="content"
        label={t.content}
        error={errors.content}
        defaultValue={values.content}
        rows={7}
        required
      />
    </>
  );
}
