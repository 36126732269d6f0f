import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { PERSON_FIELD } from "#app/client/signing-in/request-headers.ts";
import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";
import { getPartPath } from "../shell/application-paths.ts";
import { useApplicationPath } from "../shell/use-application-path.ts";
import { PHOTO_FETCHER_KEY, PHOTO_INTENT_FIELD } from "./photo-form.ts";
import { useStoredPhoto } from "./use-stored-photo.ts";

type Photo = { id: string } | null;
/** `isUnsent`: there was no network (autosave/pending-draft.ts). */
type PhotoResult = { photo?: Photo; errors?: { photo?: string }; isUnsent?: true };

/**
 * Uploads or removes the photo without the rest of the form, and reports the result. Without a network it is stored
 * on this device and sent when the network returns or the page is opened again.
 */
export function usePhotoSubmission(savedPhoto: Photo) {
  const t = useMessages(photoMessages);
  const locale = useLocale();
  const path = useApplicationPath();
  const { userKey } = useStudentLayoutData();
  const fetcher = useFetcher<PhotoResult>({ key: PHOTO_FETCHER_KEY });
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
    else setResult({ isUnsent: true });
  };
  useEffect(() => setPhoto(savedPhoto), [savedPhoto]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is handled once, when it arrives
  useEffect(() => {
    if (!fetcher.data) return;
    if (fetcher.data.isUnsent) return void storeForLater();
    setResult(fetcher.data);
    stored.remove();
    if (fetcher.data.photo === undefined) return;
    setPhoto(fetcher.data.photo);
    onStored.current?.();
  }, [fetcher.data]);
  const submit = (intent: "keep" | "remove", file?: File) => {
    const form = new FormData();
    form.set(PHOTO_INTENT_FIELD, intent);
    // No form element, so before-hydration.js does not add it.
    form.set(PERSON_FIELD, userKey);
    if (file) form.set("photo", file);
    const action = path(getPartPath("identity"));
    void fetcher.submit(form, { method: "post", action, encType: "multipart/form-data" });
  };
  return {
    photo,
    /** The object URL of the photo that waits on this device. */
    storedUrl: stored.url,
    isSending: fetcher.state !== "idle",
    error:
      getPhotoError(result, (reason) => formErrorMessage(locale, reason)) ??
      getUnsentError(result, t.unsent),
    statusText: getStatusText(result, stored.url ? t.savedOnDevice : "", t),
    /** Another file was selected: the former result is outdated. */
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

const getUnsentError = (result: PhotoResult | null, text: string) =>
  result?.isUnsent ? text : undefined;

function getStatusText(
  result: PhotoResult | null,
  storedText: string,
  t: { saved: string; removed: string },
) {
  if (storedText) return storedText;
  return result?.photo === undefined ? "" : t[result.photo ? "saved" : "removed"];
}
