import { Form } from "react-router";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import type { WhatsappSubscription } from "#app/features/notifications/whatsapp-subscription.server.ts";
import { Button } from "#app/ui/button.tsx";
import { NoWrapNumbers } from "#app/ui/no-wrap.tsx";
import { SettingsGroup } from "#app/ui/settings-group.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/**
 * WhatsApp notifications: off until the user asks for them and agrees from that phone; what they contain and how to
 * stop them.
 */
export function WhatsappCard({ whatsapp }: { whatsapp: WhatsappSubscription | null }) {
  const { whatsapp: t } = useMessages(notificationsMessages);
  if (!whatsapp) return null;
  const { phone, state } = whatsapp;
  const isStopped = state === "stopped";
  const isWanted = state !== "off" && !isStopped && phone !== null;
  const canAccept = state === "off" || state === "unconfirmed" || isStopped;
  const unbrokenPhone = phone?.replaceAll(" ", "\u00a0");
  return (
    <SettingsGroup id="whatsapp" title={t.title} text={t.text}>
      <div className="stack">
        <p>{t.what}</p>
        {!isStopped && <p>{canAccept ? t.howByAnswer : t.how}</p>}
        {isWanted && (
          <p className="strong">
            <NoWrapNumbers text={t[state](phone)} />
          </p>
        )}
        {isStopped && phone && (
          <>
            <p className="strong">
              <NoWrapNumbers text={t.stoppedByWord(phone)} />
            </p>
            <p>{t.again}</p>
          </>
        )}
        {!phone && <p className="strong">{t.noNumber}</p>}
        {unbrokenPhone && (
          <Form method="post" className="actions">
            {canAccept && (
              <Button type="submit" name="intent" value="accept-whatsapp" variant="secondary">
                {isWanted ? t.ask(unbrokenPhone) : t.accept(unbrokenPhone)}
              </Button>
            )}
            {isWanted && (
              <Button type="submit" name="intent" value="stop-whatsapp" variant="secondary">
                {t.stop}
              </Button>
            )}
          </Form>
        )}
      </div>
    </SettingsGroup>
  );
}
