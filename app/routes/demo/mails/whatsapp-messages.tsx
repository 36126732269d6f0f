import { Form } from "react-router";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import type { listDemoWhatsapp } from "#app/features/notifications/whatsapp-subscription.server.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Id of the section, to which an answer redirects: the reply of the school is at its top. */
export const WHATSAPP_ID = "whatsapp";

type DemoWhatsappMessage = NonNullable<Awaited<ReturnType<typeof listDemoWhatsapp>>>[number];

/** WhatsApp messages that production would send, with the answers that a recipient can give. */
export function WhatsappMessages({ messages }: { messages: DemoWhatsappMessage[] }) {
  const { demo: t } = useMessages(notificationsMessages);
  if (messages.length === 0) return null;
  return (
    <section className="demo-email" aria-labelledby={WHATSAPP_ID}>
      <h2 id={WHATSAPP_ID} tabIndex={-1}>
        {t.whatsapp}
      </h2>
      <ul>
        {messages.map(({ id, to, text, locale }) => (
          <li key={id}>
            <p className="demo-email-meta">{t.to(to)}</p>
            <p className="demo-email-text" lang={locale}>
              {text}
            </p>
            <Form method="post" className="actions">
              <input type="hidden" name="from" value={to} />
              <Button type="submit" name="intent" value="yes" variant="secondary" size="small">
                {t.answerYes}
              </Button>
              <Button type="submit" name="intent" value="stop" variant="secondary" size="small">
                {t.answerStop}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
