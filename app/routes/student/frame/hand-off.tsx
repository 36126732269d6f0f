import { noticesWords } from "#app/i18n/notices.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Goes on with the school on WhatsApp; nothing where the campus has no number. */
export function HandOff({ href }: { href: string | null }) {
  const { whatsapp: words } = useWords(noticesWords);
  if (!href) return null;
  return (
    <p className="hand-off">
      <a className="link-button" href={href} rel="noopener noreferrer">
        <Icon name="whatsapp-logo" />
        {words.go}
      </a>{" "}
      <span className="small-text muted">{words.goHint}</span>
    </p>
  );
}
