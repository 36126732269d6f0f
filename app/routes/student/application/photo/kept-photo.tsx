import { photoWords } from "#app/i18n/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";

type KeptPhotoProps = { photo: { id: string } | null; onRemove?: () => void };

/** The photograph that was given, as the school sees it, large and small. */
export function KeptPhoto({ photo, onRemove }: KeptPhotoProps) {
  const words = useWords(photoWords);
  if (!photo) return null;
  const src = miniatureOf(photo.id);
  return (
    <div className="photo-kept">
      <div className="photo-previews">
        <img className="portrait" src={src} alt={words.current} width={88} height={88} />
        <img className="portrait is-small" src={src} alt="" width={40} height={40} />
        <p className="small-text muted">{words.preview}</p>
      </div>
      {onRemove && (
        <Button variant="link-danger" onClick={onRemove}>
          <Icon name="trash" />
          {words.remove}
        </Button>
      )}
    </div>
  );
}

/** The address of the small copy of a photograph. */
export const miniatureOf = (id: string) => `/fichiers/${id}?miniature`;
