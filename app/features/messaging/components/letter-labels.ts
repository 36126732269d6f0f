import { messagingWords } from "#app/i18n/messaging.ts";
import { sendingWords } from "#app/i18n/sending.ts";
import { templateWords } from "#app/i18n/template.ts";
import { useWords } from "#app/ui/use-words.ts";
import { fileFields } from "../attachment.ts";

/** What the fields of a letter are called, as a summary of what was refused says them. */
export function useLetterLabels(): Record<string, string> {
  const { campus, subject, content } = useWords(messagingWords);
  const { file } = useWords(sendingWords);
  const { pick: template } = useWords(templateWords);
  const files = fileFields.map((name, at) => [name, file(at + 1)]);
  return { template, campus, subject, content, ...Object.fromEntries(files) };
}
