import { type HTMLAttributes, type ReactNode, type RefAttributes, useEffect, useRef } from "react";
import { sendingMessages } from "#app/i18n/sending.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { moved, useAddresses } from "./photos.ts";

type PhotoPagesProps = {
  photos: Blob[];
  change: (photos: Blob[]) => void;
  send: () => void;
  /** What adds a page. */
  children: ReactNode;
  /** It can take the focus, and says whether it has it. */
  place: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>;
};

/** The photos that will be one PDF, put in order before they are sent. */
export function PhotoPages({ photos, change, send, children, place: around }: PhotoPagesProps) {
  const t = useMessages(sendingMessages);
  const addresses = useAddresses(photos);
  const count = photos.length;
  const list = useRef<HTMLOListElement>(null);
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    // The button that was pressed is gone: the same one of the page that took its place has the focus.
    if (removedAt.current === undefined) return;
    const place = Math.min(removedAt.current, photos.length - 1);
    removedAt.current = undefined;
    list.current?.children[place]?.querySelector<HTMLElement>("button:last-child")?.focus();
  }, [photos]);
  const remove = (at: number) => {
    removedAt.current = at;
    change(photos.toSpliced(at, 1));
  };
  return (
    <div className="photo-pages" {...around}>
      <p className="upload-name">{count === 1 ? t.onePage : t.pages(`${count}`)}</p>
      <ol ref={list}>
        {addresses.map((address, at) => {
          const number = `${at + 1}`;
          return (
            <li key={address}>
              <img src={address} alt={t.page(number)} width={56} height={72} />
              <span aria-hidden="true">{t.page(number)}</span>
              {/* At an end they are told to be off and keep the focus, which a disabled button loses. */}
              <Button
                variant="secondary"
                small
                aria-label={t.up(number)}
                aria-disabled={at === 0}
                onClick={() => change(moved(photos, at, -1))}
              >
                <Icon name="arrow-up" />
              </Button>
              <Button
                variant="secondary"
                small
                aria-label={t.down(number)}
                aria-disabled={at === count - 1}
                onClick={() => change(moved(photos, at, 1))}
              >
                <Icon name="arrow-down" />
              </Button>
              <Button
                variant="secondary"
                small
                aria-label={t.remove(number)}
                onClick={() => remove(at)}
              >
                <Icon name="trash" />
              </Button>
            </li>
          );
        })}
      </ol>
      <div className="photo-add">{children}</div>
      {count > 0 && (
        <Button variant="secondary" onClick={send}>
          {count === 1 ? t.sendOne : t.sendPages(`${count}`)}
        </Button>
      )}
    </div>
  );
}
