import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** After a change of the frame, how long until its picture is written, in milliseconds. */
const PAUSE = 150;

/** The whole form takes the framed picture in place of the file as it was chosen. */
export function useWithForm(
  input: RefObject<HTMLInputElement | null>,
  framed: object | null,
  portrait: () => Promise<File> | null,
): void {
  const ready = useRef<File>(undefined);
  const write = useEffectEvent(() => portrait());
  useEffect(() => {
    ready.current = undefined;
    if (!framed) return;
    const timer = setTimeout(async () => {
      ready.current = (await write()) ?? undefined;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [framed]);
  useEffect(() => {
    const form = input.current?.form;
    const put = ({ formData }: FormDataEvent) => {
      if (ready.current) formData.set("photo", ready.current);
    };
    form?.addEventListener("formdata", put);
    return () => form?.removeEventListener("formdata", put);
  }, [input]);
}
