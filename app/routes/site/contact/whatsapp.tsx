import { enquiryWords } from "#app/i18n/enquiry.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { whatsappHref } from "./contact-links.tsx";

type WhatsappProps = { campuses: { name: string; whatsapp: string }[] };

/** The other way to write: a conversation with the office of a campus. */
export function Whatsapp({ campuses }: WhatsappProps) {
  const { whatsapp: words } = useWords(enquiryWords);
  return (
    <div className="enquiry-whatsapp">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {campuses.map((campus) => (
        <a
          key={campus.name}
          className="arrow-link"
          href={whatsappHref(campus)}
          rel="noopener noreferrer"
        >
          {campus.name}
          <Icon name="arrow-right" />
        </a>
      ))}
    </div>
  );
}
