import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PORTRAIT_ACCEPT } from "#app/features/documents/portrait.ts";
import {
  infectedRefusal,
  type ScanStatus,
  unlessInfected,
} from "#app/features/documents/scan-status.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { formSentenceOf } from "#app/i18n/form-reason.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useScripts } from "#app/ui/use-scripts.ts";
import { wholeCrop } from "./crop.ts";
import { KeptPhoto } from "./kept-photo.tsx";
import { type Framed, PhotoCrop } from "./photo-crop.tsx";
import { REMOVE_PHOTO } from "./photo-form.ts";
import { portraitFile, readPicture } from "./picture.ts";
import { usePhotoAlone } from "./use-photo-alone.ts";
import { useWithForm } from "./use-with-form.ts";

type PhotoFieldProps = { kept: { id: string; scan: ScanStatus } | null; error?: string };

/**
 * The photograph. Without scripts a file goes with the form, and the server keeps the square in its middle;
 * with them it is framed and made light here, and sent when it is chosen.
 */
export function PhotoField({ kept, error }: PhotoFieldProps) {
  const t = useMessages(photoMessages);
  const { optional } = useMessages(applicationMessages);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [framed, setFramed] = useState<Framed | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const alone = usePhotoAlone(unlessInfected(kept));
  const scripted = useScripts();
  const portrait = () => {
    const name = input.current?.files?.[0]?.name ?? "photo";
    return framed && portraitFile(framed.picture, framed.crop, name);
  };
  useWithForm(input, framed, portrait);

  const choose = async () => {
    const file = input.current?.files?.[0];
    alone.forget();
    const picture = file ? await readPicture(file) : null;
    setUnreadable(Boolean(file) && !picture);
    setFramed(picture && { picture, crop: wholeCrop(picture), zoom: 100 });
    if (file && !picture && input.current) input.current.value = "";
  };
  const chosenBefore = useEffectEvent(() => {
    if (input.current?.files?.length) void choose();
  });
  // Chosen before the page was awake.
  useEffect(() => chosenBefore(), []);
  const leave = () => {
    setFramed(null);
    if (input.current) input.current.value = "";
    input.current?.focus();
  };
  const use = async () => {
    const file = await portrait();
    if (file) alone.send(file, leave);
  };
  const found =
    kept && !unlessInfected(kept) && !alone.photo
      ? formSentenceOf(locale, infectedRefusal.reason)
      : undefined;
  const wrong = unreadable ? formSentenceOf(locale, "photo-type") : (alone.error ?? error ?? found);
  return (
    <FileField
      ref={input}
      name="photo"
      label={t.label}
      optional={optional}
      hint={scripted ? `${t.hint} ${t.shrunk}` : t.hint}
      error={wrong}
      accept={PORTRAIT_ACCEPT}
      onChange={choose}
      className="photo-field"
      after={
        <>
          {framed && (
            <>
              <PhotoCrop framed={framed} onChange={setFramed} />
              <div className="row photo-actions">
                <Button variant="secondary" small onClick={use} aria-disabled={alone.busy}>
                  <Icon name="check" />
                  {t.use}
                </Button>
                <Button variant="link" onClick={leave}>
                  {t.leave}
                </Button>
              </div>
            </>
          )}
          {!framed && (
            <KeptPhoto
              photo={alone.photo}
              held={alone.held}
              // Its button goes with it.
              onRemove={scripted ? () => alone.remove(() => input.current?.focus()) : undefined}
            />
          )}
          {alone.photo && (
            <noscript>
              <Checkbox name={REMOVE_PHOTO} label={t.remove} />
            </noscript>
          )}
          <p className="small-text strong photo-said" role="status">
            {alone.said || (framed && t.frame)}
          </p>
        </>
      }
    />
  );
}
