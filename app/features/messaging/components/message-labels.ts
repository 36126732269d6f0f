import { fileUploadMessages } from "#app/features/documents/messages/file-upload.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { fileFields } from "../attachment.ts";
import { messagingMessages } from "../messages/messaging.ts";
import { templateMessages } from "../messages/template.ts";

/** The labels of the message fields, for the error summary. */
export function useMessageLabels(): Record<string, string> {
  const { campus, subject, content } = useMessages(messagingMessages);
  const { file } = useMessages(fileUploadMessages);
  const { pick: template } = useMessages(templateMessages);
  const files = fileFields.map((name, at) => [name, file(at + 1)]);
  return { template, campus, subject, content, ...Object.fromEntries(files) };
}
