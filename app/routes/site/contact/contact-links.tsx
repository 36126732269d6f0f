import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type ContactDetails = { phone: string; whatsapp: string; email: string };

/** Contact links of a campus: phone, WhatsApp, email. */
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

/** URL that opens a WhatsApp conversation with a campus, optionally with a draft message. */
export function getWhatsappUrl(campus: { whatsapp: string }, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : "";
  return `https://wa.me/${campus.whatsapp.replace(/\D/g, "")}${query}`;
}
