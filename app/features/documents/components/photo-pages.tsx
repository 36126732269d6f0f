import type { ReactNode } from "react";
import { sendingWords } from "#app/i18n/sending.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { moved, useAddresses } from "./photos.ts";

type PhotoPagesProps = {
  photos: Blob[];
  change: (photos: Blob[]) => void;
  send: () => void;
  /** What adds a page. */
  children: ReactNode;
};

/** The photos that will be one PDF, put in order before they are sent. */
export function PhotoPages({ photos, change, send, children }: PhotoPagesProps) {
  const words = useWords(sendingWords);
  const addresses = useAddresses(photos);
  const count = photos.length;
  return (
    <div className="photo-pages">
      <p className="upload-name">{count === 1 ? words.onePage : words.pages(`${count}`)}</p>
      <ol>
        {photos.map((photo, at) => {
          const number = `${at + 1}`;
          return (
            <li key={addresses[at]}>
              <img src={addresses[at]} alt={words.page(number)} width={56} height={72} />
              <span aria-hidden="true">{words.page(number)}</span>
              <Button
                variant="secondary"
                small
                aria-label={words.up(number)}
                disabled={at === 0}
                onClick={() => change(moved(photos, at, -1))}
              >
                <Icon name="arrow-up" />
              </Button>
              <Button
                variant="secondary"
                small
                aria-label={words.down(number)}
                disabled={at === count - 1}
                onClick={() => change(moved(photos, at, 1))}
              >
                <Icon name="arrow-down" />
              </Button>
              <Button
                variant="secondary"
                small
                aria-label={words.remove(number)}
                onClick={() => change(photos.filter((one) => one !== photo))}
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
          {count === 1 ? words.sendOne : words.sendPages(`${count}`)}
        </Button>
      )}
    </div>
  );
}
