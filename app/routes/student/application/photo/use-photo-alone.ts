import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { formSentenceOf } from "#app/i18n/form-reason.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { partAddress } from "../frame/addresses.ts";
import { useOwnPath } from "../frame/use-own-path.ts";
import { PHOTO_INTENT } from "./photo-form.ts";
import { useHeldPhoto } from "./use-held-photo.ts";

type Photo = { id: string } | null;
/** `unsent`: there was no network (autosave/unsent.ts). */
type Answer = { photo?: Photo; errors?: { photo?: string }; unsent?: string };

/**
 * Sends the photograph alone, or takes it away, and says what became of it. The page stays as it is. Without a
 * network this device keeps the photograph, and sends it when the network is back, or when the page is opened again.
 */
export function usePhotoAlone(kept: Photo) {
  const t = useMessages(photoMessages);
  const locale = useLocale();
  const path = useOwnPath();
  const fetcher = useFetcher<Answer>();
  const [photo, setPhoto] = useState(kept);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const whenKept = useRef<() => void>(undefined);
  const travels = useRef<File>(undefined);
  const send = (file: File) => {
    if (fetcher.state !== "idle") return;
    travels.current = file;
    if (navigator.onLine) submit("keep", file);
    else void holdBack();
  };
  const held = useHeldPhoto(send);
  const holdBack = async () => {
    const file = travels.current;
    if (file && (await held.keep(file))) whenKept.current?.();
    else setAnswer({ unsent: "no" });
  };
  useEffect(() => setPhoto(kept), [kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is read once, when it comes
  useEffect(() => {
    if (!fetcher.data) return;
    if (fetcher.data.unsent !== undefined) return void holdBack();
    setAnswer(fetcher.data);
    held.letGo();
    if (fetcher.data.photo === undefined) return;
    setPhoto(fetcher.data.photo);
    whenKept.current?.();
  }, [fetcher.data]);
  const submit = (intent: "keep" | "remove", file?: File) => {
    const form = new FormData();
    form.set(PHOTO_INTENT, intent);
    if (file) form.set("photo", file);
    const action = path(partAddress("identity"));
    void fetcher.submit(form, { method: "post", action, encType: "multipart/form-data" });
  };
  return {
    photo,
    /** The address of the photograph that waits on this device. */
    held: held.address,
    busy: fetcher.state !== "idle",
    error: wrongIn(answer, (reason) => formSentenceOf(locale, reason)) ?? unsent(answer, t.unsent),
    said: said(answer, held.address ? t.held : "", t),
    /** Another file was chosen: what was said is of the one before. */
    forget: () => setAnswer(null),
    send: (file: File, then: () => void) => {
      whenKept.current = then;
      send(file);
    },
    remove: (then: () => void) => {
      whenKept.current = then;
      if (!held.address) return submit("remove");
      held.letGo();
      then();
    },
  };
}

function wrongIn(answer: Answer | null, sentence: (reason: string) => string) {
  const { photo } = answer?.errors ?? {};
  return photo && sentence(photo);
}

const unsent = (answer: Answer | null, words: string) =>
  answer?.unsent === undefined ? undefined : words;

function said(answer: Answer | null, held: string, words: { kept: string; removed: string }) {
  if (held) return held;
  return answer?.photo === undefined ? "" : words[answer.photo ? "kept" : "removed"];
}
