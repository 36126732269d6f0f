import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type ContactDetails = { phone: string; whatsapp: string; email: string };

/** How to reach a campus: telephone, WhatsApp, e-mail. */
export function ContactLinks({ campus }: { campus: ContactDetails }) {
  const { footer } = useMessages(siteMessages);
  return (
    <p className="contact-links">
      <a href={`tel:${campus.phone.replace(/[^\d+]/g, "")}`}>
        <Icon name="phone" />
        {campus.phone}
      </a>
      <a href={getWhatsappUrl(campus)} rel="noopener noreferrer">
        <Icon name="whatsapp-logo" />
        {footer.whatsapp}
      </a>
      <a href={`mailto:${campus.email}`}>
        <Icon name="envelope-simple" />
        {campus.email}
      </a>
    </p>
  );
}

/** The address that opens a conversation with a campus, begun by these words if there are any. */
export function getWhatsappUrl(campus: { whatsapp: string }, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : "";
  return `https://wa.me/${campus.whatsapp.replace(/\D/g, "")}${query}`;
}
