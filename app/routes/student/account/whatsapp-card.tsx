import { Form } from "react-router";
import type { OwnWhatsapp } from "#app/features/notices/whatsapp.server.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { Button } from "#app/ui/button.tsx";
import { Setting } from "#app/ui/setting.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Notices by WhatsApp: off unless asked for and agreed from the telephone, what they say, and how to stop them. */
export function WhatsappCard({ whatsapp }: { whatsapp: OwnWhatsapp | null }) {
  const { whatsapp: words } = useWords(noticesWords);
  if (!whatsapp) return null;
  const { phone, state } = whatsapp;
  const isOn = state !== "off" && phone !== null;
  return (
    <Setting id="whatsapp" title={words.title} text={words.text}>
      <div className="stack">
        <p>{words.what}</p>
        <p>{isOn ? words.how : words.howByAnswer}</p>
        {isOn && <p className="strong">{words[state](phone)}</p>}
        {!phone && <p className="strong">{words.noNumber}</p>}
        {phone && (
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value={isOn ? "whatsapp-off" : "whatsapp-on"}
              variant="secondary"
            >
              {isOn ? words.stop : words.accept(phone.replaceAll(" ", "\u00a0"))}
            </Button>
          </Form>
        )}
      </div>
    </Setting>
  );
}
