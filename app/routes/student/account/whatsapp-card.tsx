import { Form } from "react-router";
import type { OwnWhatsapp } from "#app/features/notices/whatsapp.server.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { Button } from "#app/ui/button.tsx";
import { Setting } from "#app/ui/setting.tsx";
import { UnbrokenNumbers } from "#app/ui/unbroken.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Notices by WhatsApp: off unless asked for and agreed from the telephone, what they say, and how to stop them. */
export function WhatsappCard({ whatsapp }: { whatsapp: OwnWhatsapp | null }) {
  const { whatsapp: words } = useWords(noticesWords);
  if (!whatsapp) return null;
  const { phone, state } = whatsapp;
  const isStopped = state === "stopped";
  const isWanted = state !== "off" && !isStopped && phone !== null;
  const isAsking = state === "off" || state === "unconfirmed" || isStopped;
  const shown = phone?.replaceAll(" ", "\u00a0");
  return (
    <Setting id="whatsapp" title={words.title} text={words.text}>
      <div className="stack">
        <p>{words.what}</p>
        {!isStopped && <p>{isAsking ? words.howByAnswer : words.how}</p>}
        {isWanted && (
          <p className="strong">
            <UnbrokenNumbers text={words[state](phone)} />
          </p>
        )}
        {isStopped && phone && (
          <>
            <p className="strong">
              <UnbrokenNumbers text={words.stoppedByWord(phone)} />
            </p>
            <p>{words.again}</p>
          </>
        )}
        {!phone && <p className="strong">{words.noNumber}</p>}
        {shown && (
          <Form method="post" className="actions">
            {isAsking && (
              <Button type="submit" name="intent" value="whatsapp-on" variant="secondary">
                {isWanted ? words.ask(shown) : words.accept(shown)}
              </Button>
            )}
            {isWanted && (
              <Button type="submit" name="intent" value="whatsapp-off" variant="secondary">
                {words.stop}
              </Button>
            )}
          </Form>
        )}
      </div>
    </Setting>
  );
}
