import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { photoWords } from "#app/i18n/photo.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { partAddress } from "../frame/addresses.ts";
import { PHOTO_INTENT } from "./photo-form.ts";

type Photo = { id: string } | null;
type Answer = { photo?: Photo; errors?: { photo?: string } };

/**
 * Sends the photograph alone, or takes it away, and says what became of it. The page stays as it is; that the
 * network is missing is told by the frame (late/offline/hold-forms.ts), and the frame can be sent again.
 */
export function usePhotoAlone(kept: Photo) {
  const words = useWords(photoWords);
  const locale = useLocale();
  const path = usePath();
  const fetcher = useFetcher<Answer>();
  const [photo, setPhoto] = useState(kept);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const whenKept = useRef<() => void>(undefined);
  useEffect(() => setPhoto(kept), [kept]);
  useEffect(() => {
    if (!fetcher.data) return;
    setAnswer(fetcher.data);
    if (fetcher.data.photo === undefined) return;
    setPhoto(fetcher.data.photo);
    whenKept.current?.();
  }, [fetcher.data]);
  const submit = (form: FormData) =>
    fetcher.submit(form, {
      method: "post",
      action: path(partAddress("identity")),
      encType: "multipart/form-data",
    });
  const { photo: wrong } = answer?.errors ?? {};
  return {
    photo,
    busy: fetcher.state !== "idle",
    error: wrong && sentenceOf(locale, wrong),
    said: answer?.photo === undefined ? "" : words[answer.photo ? "kept" : "removed"],
    /** Another file was chosen: what was said is of the one before. */
    forget: () => setAnswer(null),
    send: (file: File, then: () => void) => {
      if (fetcher.state !== "idle") return;
      whenKept.current = then;
      const form = new FormData();
      form.set(PHOTO_INTENT, "keep");
      form.set("photo", file);
      void submit(form);
    },
    remove: () => {
      whenKept.current = undefined;
      const form = new FormData();
      form.set(PHOTO_INTENT, "remove");
      void submit(form);
    },
  };
}
