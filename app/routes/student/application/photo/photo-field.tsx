import { useEffect, useEffectEvent, useRef, useState } from "react";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { PORTRAIT_ACCEPT } from "#app/features/documents/portrait.ts";
import {
  infectedRefusal,
  type ScanStatus,
  unlessInfected,
} from "#app/features/documents/scan-status.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { getLargestCrop } from "./crop.ts";
import { type FramedPicture, PhotoCrop } from "./photo-crop.tsx";
import { REMOVE_PHOTO_FIELD } from "./photo-form.ts";
import { PhotoPreview } from "./photo-preview.tsx";
import { createPortraitFile, readPicture } from "./picture.ts";
import { useFramedPhoto } from "./use-framed-photo.ts";
import { usePhotoSubmission } from "./use-photo-submission.ts";

type PhotoFieldProps = { storedPhoto: { id: string; scan: ScanStatus } | null; error?: string };

/**
 * The photo field. Without scripts the file is sent with the form, and the server cuts out the middle square; with
 * scripts it is cropped and compressed here, and sent separately.
 */
export function PhotoField({ storedPhoto, error }: PhotoFieldProps) {
  const t = useMessages(photoMessages);
  const { optional } = useMessages(applicationMessages);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [framedPicture, setFramedPicture] = useState<FramedPicture | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const photoSubmission = usePhotoSubmission(unlessInfected(storedPhoto));
  const hasScripts = useHydrated();
  const createPortrait = () => {
    const name = input.current?.files?.[0]?.name ?? "photo";
    return framedPicture && createPortraitFile(framedPicture.picture, framedPicture.crop, name);
  };
  useFramedPhoto(input, framedPicture, createPortrait);

  const onChoose = async () => {
    const file = input.current?.files?.[0];
    photoSubmission.clearResult();
    const picture = file ? await readPicture(file) : null;
    setIsUnreadable(Boolean(file) && !picture);
    setFramedPicture(picture && { picture, crop: getLargestCrop(picture), zoom: 100 });
    if (file && !picture && input.current) input.current.value = "";
  };
  const onChosenBeforeHydration = useEffectEvent(() => {
    if (input.current?.files?.length) void onChoose();
  });
  // A file may have been selected before hydration.
  useEffect(() => onChosenBeforeHydration(), []);
  const cancel = () => {
    setFramedPicture(null);
    if (input.current) input.current.value = "";
    input.current?.focus();
  };
  const confirmCrop = async () => {
    const file = await createPortrait();
    if (file) photoSubmission.send(file, cancel);
  };
  const scanError =
    storedPhoto && !unlessInfected(storedPhoto) && !photoSubmission.photo
      ? formErrorMessage(locale, infectedRefusal.reason)
      : undefined;
  const shownError = isUnreadable
    ? formErrorMessage(locale, "photo-type")
    : (photoSubmission.error ?? error ?? scanError);
  return (
    <FileField
      ref={input}
      name="photo"
      label={t.label}
      optional={optional}
      hint={hasScripts ? `${t.hint} ${t.shrunk}` : t.hint}
      error={shownError}
      accept={PORTRAIT_ACCEPT}
      onChange={onChoose}
      className="photo-field"
      after={
        <>
          {framedPicture && (
            <>
              <PhotoCrop framedPicture={framedPicture} onChange={setFramedPicture} />
              <div className="row photo-actions">
                <Button
                  variant="secondary"
                  size="small"
                  onClick={confirmCrop}
                  aria-disabled={photoSubmission.isSending}
                >
                  <Icon name="check" />
                  {t.use}
                </Button>
                <Button variant="link" onClick={cancel}>
                  {t.keepCurrent}
                </Button>
              </div>
            </>
          )}
          {!framedPicture && (
            <PhotoPreview
              photo={photoSubmission.photo}
              storedUrl={photoSubmission.storedUrl}
              // The remove button disappears with the photo, so the file input takes the focus.
              onRemove={
                hasScripts ? () => photoSubmission.remove(() => input.current?.focus()) : undefined
              }
            />
          )}
          {photoSubmission.photo && (
            <noscript>
              <Checkbox name={REMOVE_PHOTO_FIELD} label={t.remove} />
            </noscript>
          )}
          <p className="small-text strong photo-status" role="status">
            {photoSubmission.statusText || (framedPicture && t.frame)}
          </p>
        </>
      }
    />
  );
}
