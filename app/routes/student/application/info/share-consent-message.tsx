import { type MouseEvent, useState } from "react";
import { consentMessages } from "#app/features/admissions/messages/consent.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/**
 * The message that the candidate shares. It is shown once, because only the hash of its link is stored; WhatsApp
 * receives no number, and the candidate selects the contact.
 */
export function ShareConsentMessage({ message }: { message: string }) {
  const { pass: t } = useMessages(consentMessages);
  const hasScripts = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  // Without clipboard access the text is selected, to be copied by hand.
  const copy = async ({ currentTarget }: MouseEvent) => {
    try {
      await navigator.clipboard.writeText(message);
      setIsCopied(true);
    } catch {
      currentTarget.closest(".notice")?.querySelector("textarea")?.select();
    }
  };
  return (
    <Notice tone="ok" title={t.title} heading="h3" role="status" className="above">
      <p>{t.text}</p>
      <TextArea name="message" label={t.message} defaultValue={message} readOnly rows={9} />
      <div className="actions">
        <a
          className="btn btn-primary"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t.whatsapp}
        </a>
        {hasScripts && (
          <Button variant="secondary" onClick={copy}>
            {isCopied ? t.copied : t.copy}
          </Button>
        )}
      </div>
    </Notice>
  );
}
