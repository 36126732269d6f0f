import { photoMessages } from "#app/i18n/photo.ts";
import { supportMessages } from "#app/i18n/support.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useFrame } from "../../frame/frame.ts";

type KeptPhotoProps = {
  photo: { id: string } | null;
  /** The address of one that waits on this device. */
  held?: string | null;
  onRemove?: () => void;
};

/** The photograph that was given, as the school sees it, large and small. */
export function KeptPhoto({ photo, held, onRemove }: KeptPhotoProps) {
  const t = useMessages(photoMessages);
  const { photo: closed } = useMessages(supportMessages);
  const { seeing } = useFrame();
  if (seeing && photo) return <p className="small-text muted">{closed}</p>;
  const src = held ?? (photo && miniatureOf(photo.id));
  if (!src) return null;
  return (
    <div className="photo-kept">
      <div className="photo-previews">
        <img
          className="portrait"
          src={src}
          alt={held ? t.heldPhoto : t.current}
          width={88}
          height={88}
        />
        <img className="portrait is-small" src={src} alt="" width={40} height={40} />
        <p className="small-text muted">{t.preview}</p>
      </div>
      {onRemove && (
        <Button variant="link-danger" onClick={onRemove}>
          <Icon name="trash" />
          {t.remove}
        </Button>
      )}
    </div>
  );
}

/** The address of the small copy of a photograph. */
export const miniatureOf = (id: string) => `/fichiers/${id}?miniature`;
