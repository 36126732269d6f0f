import { useCallback, useEffect, useRef, useState } from "react";
import { checkSize, type Purpose } from "../document.ts";
import { becomeOf, carryFile } from "./carry-file.ts";
import { fileKey, keepFile, keptFile, letFileGo } from "./kept-file.ts";
import { pdfOf } from "./photos.ts";
import { SEVERAL, type Sender, type SendState, startSender } from "./sender.ts";
import { shrinkPhoto, siteLooks } from "./shrink-photo.ts";

/** A file being given: on its way, or pages that are still put in order. */
export type Giving = SendState | { kind: "pages"; photos: Blob[]; unreadable: boolean };

const none: Giving = { kind: "none" };
/** What the server takes for each purpose; another photo is made into one of these where the browser can open it. */
const takes = {
  file: {
    accepted: /^(image\/(jpeg|png)|application\/pdf)$/,
    other: "file-type",
    looks: undefined,
  },
  medium: {
    accepted: /^(image\/(jpeg|png)|video\/(mp4|webm))$/,
    other: "medium-type",
    looks: siteLooks,
  },
};
const isPhoto = ({ type }: Blob) => type.startsWith("image/");
/** Only Safari opens the photos of an iPhone. */
const isHeic = ({ type }: Blob) => /^image\/hei[cf]/.test(type);

/**
 * Sends a file as soon as it is chosen, and keeps it on this device until it has arrived. `place` is the
 * form that it is for, `purpose` what it will be: what was begun there goes on when the page is opened
 * again, by the same `person` (identity/person-mark.server.ts).
 */
export function useSending(person: string, place: string, purpose: Purpose = "file") {
  const [giving, show] = useState(none);
  /** Known before it is painted: a press may come between. */
  const kindNow = useRef(none.kind);
  const tell = useCallback((next: Giving) => {
    kindNow.current = next.kind;
    show(next);
  }, []);
  const sender = useRef<Sender>(undefined);
  /** The photo or photos of which the file is made, to add a page to them. */
  const [photos, setPhotos] = useState<Blob[]>([]);
  const key = fileKey(person, place);
  const { accepted, other, looks } = takes[purpose];

  useEffect(() => {
    const own = startSender({
      carry: carryFile,
      keep: (parcel) => void keepFile(key, { ...parcel }),
      arrived: (address) => void keepFile(key, { arrived: address, at: Date.now() }),
      forget(address) {
        void letFileGo(key);
        if (address) void stopSending(address);
      },
      tell,
      now: () => new Date(),
    });
    sender.current = own;
    void keptFile(key).then((kept) => {
      if (!kept || sender.current !== own) return;
      if ("photos" in kept) showPages(kept.photos);
      else if ("arrived" in kept) void showArrived(own, key, kept);
      else own.send(kept);
    });
    const showPages = (kept: Blob[]) => {
      setPhotos(kept);
      tell({ kind: "pages", photos: kept, unreadable: false });
    };
    const look = () => void (document.hidden || own.resume());
    const listeners = [
      ["online", own.resume],
      ["offline", own.pause],
    ] as const;
    for (const [event, act] of listeners) addEventListener(event, act);
    document.addEventListener("visibilitychange", look);
    return () => {
      for (const [event, act] of listeners) removeEventListener(event, act);
      document.removeEventListener("visibilitychange", look);
      own.leave();
      sender.current = undefined;
    };
  }, [key, tell]);

  const showPages = (pages: Blob[], unreadable = false) => {
    setPhotos(pages);
    if (pages.length === 0 && !unreadable) return cancel();
    void keepFile(key, { photos: pages });
    tell({ kind: "pages", photos: pages, unreadable });
  };
  const cancel = () => {
    setPhotos([]);
    sender.current?.cancel();
  };

  const taken = () => {
    setPhotos([]);
    sender.current?.taken();
  };

  async function take(files: File[]): Promise<void> {
    const [first] = files;
    if (!first) return;
    if (files.length === 1 && !isPhoto(first)) return send(first, first.name);
    if (!files.every(isPhoto)) return refuse(files, SEVERAL);
    if (files.length > 1) return add(files, []);
    tell({ kind: "preparing" });
    const shrunk = await shrinkPhoto(first, looks);
    // Pages may follow the page of a proof.
    if (purpose === "file") setPhotos(shrunk ? [shrunk] : []);
    const isLighter = accepted.test(first.type) && first.size <= (shrunk?.size ?? first.size);
    const file = isLighter ? first : (shrunk ?? first);
    send(file, first.name);
  }

  /** What is refused whatever is in it costs nothing. */
  function send(file: Blob, name: string): void {
    const isKnown = file.type === "" || accepted.test(file.type);
    const unknown = { reason: isHeic(file) ? "file-heic" : other };
    const refusal = checkSize(file.size, purpose) ?? (isKnown ? null : unknown);
    if (refusal) tell({ kind: "refused", name, reason: refusal.reason });
    else sender.current?.send({ file, name, purpose });
  }

  function refuse(files: File[], reason: string): void {
    tell({ kind: "refused", name: files.map(({ name }) => name).join(", "), reason });
  }

  /** Puts more photos behind those that there are. */
  async function add(files: File[], before = photos): Promise<void> {
    if (files.length === 0) return;
    tell({ kind: "preparing" });
    // What was sent of it is not the whole any more.
    if (before.length > 0) sender.current?.cancel();
    tell({ kind: "preparing" });
    const made: (Blob | null)[] = [];
    // One after another: a telephone has little memory.
    for (const file of files) made.push(await shrinkPhoto(file));
    const pages = made.filter((one) => one !== null);
    if (before.length + pages.length === 0)
      return refuse(files, files.some(isHeic) ? "file-heic" : "file-damaged");
    showPages([...before, ...pages], pages.length < files.length);
  }

  async function sendPages(name: string): Promise<void> {
    const [only] = photos;
    const file = photos.length === 1 && only ? only : await pdfOf(photos);
    send(file, name);
  }

  return { giving, kindNow, photos, take, add, showPages, sendPages, cancel, taken, sender };
}

/** What the server already has is shown, unless a form has taken it since. */
async function showArrived(own: Sender, key: string, kept: { arrived: string; at: number }) {
  const become = await becomeOf(kept.arrived);
  if (become.kind === "received") own.show(kept.arrived, become, new Date(kept.at));
  else if (become.kind !== "no-network") await letFileGo(key);
}

/** Nothing of it stays at the server either; what does not arrive there goes after a day. */
async function stopSending(address: string): Promise<void> {
  const headers = { "Tus-Resumable": "1.0.0" };
  await fetch(address, { method: "DELETE", headers }).catch(() => {});
}
