import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { guestMessages } from "#app/i18n/guest.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { AdultRole, IncludedGuest } from "../guest/guest.ts";

type GuestBarProps = {
  guests: IncludedGuest[];
  /** The adult who agreed and is not here yet. */
  adult: { name: string; adult: AdultRole } | null;
};

/** Who else reads the conversation, and how to include the adult who agreed to it. */
export function GuestBar({ guests, adult }: GuestBarProps) {
  const t = useMessages(guestMessages);
  const adultToInclude = guests.length === 0 ? adult : null;
  const names = guests.map(({ name }) => name).join(", ");
  const [previous, setPrevious] = useState({ names, said: "" });
  if (names !== previous.names)
    setPrevious({ names, said: names ? t.included(names) : t.went(previous.names) });
  const barRef = useRef<HTMLElement>(null);
  const { said } = previous;
  useEffect(() => {
    // The button that did it is gone.
    if (said && document.activeElement === document.body) barRef.current?.focus();
  }, [said]);
  if (guests.length === 0 && !adultToInclude) return null;
  return (
    <section ref={barRef} className="guest-bar" aria-label={t.title} tabIndex={-1}>
      <p role="status" className="vh">
        {said}
      </p>
      {guests.map(({ id, name }) => (
        <Form key={id} method="post">
          <input type="hidden" name="intent" value="remove-guest" />
          <input type="hidden" name="guest" value={id} />
          <p>{t.included(name)}</p>
          <Button type="submit" variant="link">
            {t.remove(name)}
          </Button>
        </Form>
      ))}
      {adultToInclude && (
        <details>
          <summary className="link-button">
            <Icon name="user-plus" />
            {t.include(adultToInclude.name)}
          </summary>
          <Form method="post">
            <input type="hidden" name="intent" value="include-guest" />
            <p>{t.includeText(adultToInclude.name)}</p>
            <Button type="submit" variant="secondary" small>
              {t.send}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
