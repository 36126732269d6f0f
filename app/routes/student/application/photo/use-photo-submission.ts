import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { getPartPath } from "../shell/application-paths.ts";
import { useApplicationPath } from "../shell/use-application-path.ts";
import { PHOTO_INTENT_FIELD } from "./photo-form.ts";
import { useStoredPhoto } from "./use-stored-photo.ts";

type Photo = { id: string } | null;
/** `unsent`: there was no network (autosave/unsent.ts). */
type PhotoResult = { photo?: Photo; errors?: { photo?: string }; unsent?: string };

/**
 * Sends the photograph alone, or takes it away, and says what became of it. The page stays as it is. Without a
 * network this device keeps the photograph, and sends it when the network is back, or when the page is opened again.
 */
export function usePhotoSubmission(savedPhoto: Photo) {
  const t = useMessages(photoMessages);
  const locale = useLocale();
  const path = useApplicationPath();
  const fetcher = useFetcher<PhotoResult>();
  const [photo, setPhoto] = useState(savedPhoto);
  const [result, setResult] = useState<PhotoResult | null>(null);
  const onStored = useRef<() => void>(undefined);
  const pendingFile = useRef<File>(undefined);
  const send = (file: File) => {
    if (fetcher.state !== "idle") return;
    pendingFile.current = file;
    if (navigator.onLine) submit("keep", file);
    else void storeForLater();
  };
  const stored = useStoredPhoto(send);
  const storeForLater = async () => {
    const file = pendingFile.current;
    if (file && (await stored.store(file))) onStored.current?.();
    else setResult({ unsent: "no" });
  };
  useEffect(() => setPhoto(savedPhoto), [savedPhoto]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is read once, when it comes
  useEffect(() => {
    if (!fetcher.data) return;
    if (fetcher.data.unsent !== undefined) return void storeForLater();
    setResult(fetcher.data);
    stored.remove();
    if (fetcher.data.photo === undefined) return;
    setPhoto(fetcher.data.photo);
    onStored.current?.();
  }, [fetcher.data]);
  const submit = (intent: "keep" | "remove", file?: File) => {
    const form = new FormData();
    form.set(PHOTO_INTENT_FIELD, intent);
    if (file) form.set("photo", file);
    const action = path(getPartPath("identity"));
    void fetcher.submit(form, { method: "post", action, encType: "multipart/form-data" });
  };
  return {
    photo,
    /** The address of the photograph that waits on this device. */
    held: stored.url,
    isSending: fetcher.state !== "idle",
    error:
      getPhotoError(result, (reason) => formErrorMessage(locale, reason)) ??
      unsent(result, t.unsent),
    statusText: getStatusText(result, stored.url ? t.savedOnDevice : "", t),
    /** Another file was chosen: what was said is of the one before. */
    clearResult: () => setResult(null),
    send: (file: File, onDone: () => void) => {
      onStored.current = onDone;
      send(file);
    },
    remove: (onDone: () => void) => {
      onStored.current = onDone;
      if (!stored.url) return submit("remove");
      stored.remove();
      onDone();
    },
  };
}

function getPhotoError(result: PhotoResult | null, sentence: (reason: string) => string) {
  const { photo } = result?.errors ?? {};
  return photo && sentence(photo);
}

const unsent = (answer: PhotoResult | null, words: string) =>
  answer?.unsent === undefined ? undefined : words;

function getStatusText(
  answer: PhotoResult | null,
  held: string,
  words: { kept: string; removed: string },
) {
  if (held) return held;
  return answer?.photo === undefined ? "" : words[answer.photo ? "kept" : "removed"];
}
