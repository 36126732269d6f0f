import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** After a change of the frame, how long until its picture is written, in milliseconds. */
const RENDER_DELAY_MS = 150;

/** The whole form takes the framed picture in place of the file as it was chosen. */
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
