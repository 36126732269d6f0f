import { Form } from "react-router";
import type { listDemoWhatsapp } from "#app/features/notices/whatsapp.server.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Where an answer leads back to: what the school says to it comes first there. */
export const WHATSAPP = "whatsapp";

type Kept = NonNullable<Awaited<ReturnType<typeof listDemoWhatsapp>>>[number];

/** The messages that would have left by WhatsApp, and what may be answered. */
export function KeptWhatsapp({ messages }: { messages: Kept[] }) {
  const { demo: words } = useWords(noticesWords);
  if (messages.length === 0) return null;
  return (
    <section className="kept-mail" aria-labelledby={WHATSAPP}>
      <h2 id={WHATSAPP} tabIndex={-1}>
        {words.whatsapp}
      </h2>
      <ul>
        {messages.map(({ id, to, text, locale }) => (
          <li key={id}>
            <p className="kept-mail-of">{words.to(to)}</p>
            <p className="kept-mail-text" lang={locale}>
              {text}
            </p>
            <Form method="post" className="actions">
              <input type="hidden" name="from" value={to} />
              <Button type="submit" name="intent" value="yes" variant="secondary" small>
                {words.answerYes}
              </Button>
              <Button type="submit" name="intent" value="stop" variant="secondary" small>
                {words.answerStop}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
