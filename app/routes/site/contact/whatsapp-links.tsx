import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getWhatsappUrl } from "./contact-links.tsx";

type WhatsappLinksProps = {
  campuses: { name: string; whatsapp: string; lang?: Locale }[];
  /** Language of the names when it is not that of the page. */
  language: Locale | null;
};

/** WhatsApp links to the office of each campus. */
export function WhatsappLinks({ campuses, language }: WhatsappLinksProps) {
  const { whatsapp: t } = useMessages(enquiryMessages);
  return (
    <div className="enquiry-whatsapp">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      {campuses.map((campus) => (
        <a
          key={campus.name}
          className="arrow-link"
          lang={campus.lang ?? language ?? undefined}
          href={getWhatsappUrl(campus)}
          rel="noopener noreferrer"
        >
          {campus.name}
          <Icon name="arrow-right" />
        </a>
      ))}
    </div>
  );
}
