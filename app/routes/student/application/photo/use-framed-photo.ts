import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** How long after a change of the crop its picture is rendered, in milliseconds. */
const RENDER_DELAY_MS = 150;

/** Makes the whole form submit the cropped picture instead of the selected file. */
export function useFramedPhoto(
  input: RefObject<HTMLInputElement | null>,
  framedPicture: object | null,
  createPortrait: () => Promise<File> | null,
): void {
  const portraitFile = useRef<File>(undefined);
  const writePortrait = useEffectEvent(() => createPortrait());
  useEffect(() => {
    portraitFile.current = undefined;
    if (!framedPicture) return;
    const timer = setTimeout(async () => {
      portraitFile.current = (await writePortrait()) ?? undefined;
    }, RENDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [framedPicture]);
  useEffect(() => {
    const form = input.current?.form;
    const onFormData = ({ formData }: FormDataEvent) => {
      if (portraitFile.current) formData.set("photo", portraitFile.current);
    };
    form?.addEventListener("formdata", onFormData);
    return () => form?.removeEventListener("formdata", onFormData);
  }, [input]);
}
