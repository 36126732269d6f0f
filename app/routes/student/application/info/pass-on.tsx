import { type MouseEvent, useState } from "react";
import { consentWords } from "#app/i18n/consent.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useScripts } from "#app/ui/use-scripts.ts";
import { useWords } from "#app/ui/use-words.ts";

/**
 * The message that the candidate passes on: shown once, since only the digest of its link is kept. WhatsApp is
 * told no number: the candidate chooses whom to write to.
 */
export function PassOn({ message }: { message: string }) {
  const { pass: words } = useWords(consentWords);
  const scripted = useScripts();
  const [copied, setCopied] = useState(false);
  // Where the browser does not let it be copied, it is chosen whole, to be copied by hand.
  const copy = async ({ currentTarget }: MouseEvent) => {
    try {
      await navigator.clipboard.writeText(message);
      setCopied(true);
    } catch {
      currentTarget.closest(".notice")?.querySelector("textarea")?.select();
    }
  };
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
        {scripted && (
          <Button variant="secondary" onClick={copy}>
            {copied ? words.copied : words.copy}
          </Button>
        )}
      </div>
    </Notice>
  );
}
