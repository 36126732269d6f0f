import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { AdultRole, IncludedGuest } from "../guest/guest.ts";
import { guestMessages } from "../messages/guest.ts";

type GuestBarProps = {
  guests: IncludedGuest[];
  /** The consenting adult who can be added; null when there is none. */
  adult: { name: string; adult: AdultRole } | null;
};

/** Lists the adults of the thread and offers to add the adult who consented. */
export function GuestBar({ guests, adult }: GuestBarProps) {
  const t = useMessages(guestMessages);
  const adultToInclude = guests.length === 0 ? adult : null;
  const names = guests.map(({ name }) => name).join(", ");
  const [previous, setPrevious] = useState({ names, announcement: "" });
  if (names !== previous.names)
    setPrevious({ names, announcement: names ? t.included(names) : t.went(previous.names) });
  const barRef = useRef<HTMLElement>(null);
  const { announcement } = previous;
  useEffect(() => {
    // The clicked button was removed with its guest, and the browser moved the focus to the body.
    if (announcement && document.activeElement === document.body) barRef.current?.focus();
  }, [announcement]);
  if (guests.length === 0 && !adultToInclude) return null;
  return (
    <section ref={barRef} className="guest-bar" aria-label={t.title} tabIndex={-1}>
      <p role="status" className="vh">
        {announcement}
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
            <Button type="submit" variant="secondary" size="small">
              {t.send}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
