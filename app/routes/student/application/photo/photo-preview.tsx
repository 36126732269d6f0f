import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { impersonationMessages } from "#app/features/staff/messages/impersonation.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";

type PhotoPreviewProps = {
  photo: { id: string } | null;
  /** The object URL of a photo that is stored on this device. */
  storedUrl?: string | null;
  onRemove?: () => void;
};

/** The current photo as the school sees it, large and small. */
export function PhotoPreview({ photo, storedUrl, onRemove }: PhotoPreviewProps) {
  const t = useMessages(photoMessages);
  const { photo: closed } = useMessages(impersonationMessages);
  const { impersonation } = useStudentLayoutData();
  if (impersonation && photo) return <p className="small-text muted">{closed}</p>;
  const src = storedUrl ?? (photo && getThumbnailUrl(photo.id));
  if (!src) return null;
  return (
    <div className="photo-preview">
      <div className="photo-previews">
        <img
          className="portrait"
          src={src}
          alt={storedUrl ? t.devicePhoto : t.current}
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

/** Returns the address of the thumbnail of a photo. */
export const getThumbnailUrl = (id: string) => `/fichiers/${id}?thumbnail`;
