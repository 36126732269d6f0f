import { type HTMLAttributes, type ReactNode, type RefAttributes, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { fileUploadMessages } from "../messages/file-upload.ts";
import { movePhoto, usePhotoUrls } from "./photos.ts";

type PhotoPagesProps = {
  photos: Blob[];
  onChange: (photos: Blob[]) => void;
  onSend: () => void;
  /** Buttons that add pages. */
  children: ReactNode;
  /** Props that let the list take the focus. */
  rootProps: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>;
};

/** Lists the photos of a future PDF, which can be sorted and removed before they are uploaded. */
export function PhotoPages({ photos, onChange, onSend, children, rootProps }: PhotoPagesProps) {
  const t = useMessages(fileUploadMessages);
  const photoUrls = usePhotoUrls(photos);
  const count = photos.length;
  const list = useRef<HTMLOListElement>(null);
  const removedIndex = useRef<number>(undefined);
  useEffect(() => {
    // The clicked button was removed: focus the same button of the page that took its place.
    if (removedIndex.current === undefined) return;
    const index = Math.min(removedIndex.current, photos.length - 1);
    removedIndex.current = undefined;
    list.current?.children[index]?.querySelector<HTMLElement>("button:last-child")?.focus();
  }, [photos]);
  const remove = (index: number) => {
    removedIndex.current = index;
    onChange(photos.toSpliced(index, 1));
  };
  return (
    <div className="photo-pages" {...rootProps}>
      <p className="upload-name">{count === 1 ? t.onePage : t.pages(`${count}`)}</p>
      <ol ref={list}>
        {photoUrls.map((url, index) => {
          const number = `${index + 1}`;
          return (
            <li key={url}>
              <img src={url} alt={t.page(number)} width={56} height={72} />
              <span aria-hidden="true">{t.page(number)}</span>
              {/* `aria-disabled` keeps the focus at either end; a disabled button would lose it. */}
              <Button
                variant="secondary"
                size="small"
                aria-label={t.up(number)}
                aria-disabled={index === 0}
                onClick={() => onChange(movePhoto(photos, index, -1))}
              >
                <Icon name="arrow-up" />
              </Button>
              <Button
                variant="secondary"
                size="small"
                aria-label={t.down(number)}
                aria-disabled={index === count - 1}
                onClick={() => onChange(movePhoto(photos, index, 1))}
              >
                <Icon name="arrow-down" />
              </Button>
              <Button
                variant="secondary"
                size="small"
                aria-label={t.remove(number)}
                onClick={() => remove(index)}
              >
                <Icon name="trash" />
              </Button>
            </li>
          );
        })}
      </ol>
      <div className="photo-add">{children}</div>
      {count > 0 && (
        <Button variant="secondary" onClick={onSend}>
          {count === 1 ? t.sendOne : t.sendPages(`${count}`)}
        </Button>
      )}
    </div>
  );
}
