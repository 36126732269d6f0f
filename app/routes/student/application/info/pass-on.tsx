import { useState } from "react";
import { consentWords } from "#app/i18n/consent.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";

/**
 * The message that the candidate passes on: shown once, since only the digest of its link is kept. WhatsApp is
 * told no number: the candidate chooses whom to write to.
 */
export function PassOn({ message }: { message: string }) {
  const { pass: words } = useWords(consentWords);
  const [copied, setCopied] = useState(false);
  return (
    <Notice tone="ok" title={words.title} heading="h3" role="status" className="above">
      <p>{words.text}</p>
      <TextArea name="message" label={words.message} defaultValue={message} readOnly rows={9} />
      <div className="actions">
        <a
          className="btn btn-primary"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.whatsapp}
        </a>
        <Button
          variant="secondary"
          onClick={() => void navigator.clipboard?.writeText(message).then(() => setCopied(true))}
        >
          {copied ? words.copied : words.copy}
        </Button>
      </div>
    </Notice>
  );
}
