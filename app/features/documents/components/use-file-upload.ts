import { useCallback, useEffect, useRef, useState } from "react";
import { checkFileSize, type UploadPurpose } from "../file-rules.ts";
import { deleteLocalFile, getLocalFile, localFileKey, saveLocalFile } from "./local-files.ts";
import { photosToPdf } from "./photos.ts";
import { shrinkPhoto, siteEncodings } from "./shrink-photo.ts";
import { fetchUploadOutcome, uploadFile } from "./upload-file.ts";
import { createUploader, SEVERAL_FILES, type SendState, type Uploader } from "./uploader.ts";

/** The state of a file field: an upload, or photos being sorted. */
export type FileFieldState = SendState | { kind: "pages"; photos: Blob[]; isUnreadable: boolean };

const emptyState: FileFieldState = { kind: "none" };
/** The types accepted for each purpose; other photos are re-encoded where the browser can decode them. */
const acceptedTypes = {
  file: {
    accepted: /^(image\/(jpeg|png)|application\/pdf)$/,
    other: "file-type",
    looks: undefined,
  },
  medium: {
    accepted: /^(image\/(jpeg|png)|video\/(mp4|webm))$/,
    other: "medium-type",
    looks: siteEncodings,
  },
};
const isPhoto = ({ type }: Blob) => type.startsWith("image/");
/** Only Safari decodes HEIC photos of an iPhone. */
const isHeic = ({ type }: Blob) => /^image\/hei[cf]/.test(type);

/**
 * Uploads a file as soon as it is chosen and stores it on this device until it is uploaded. `formKey` names the form
 * and `userKey` the user (access/user-key.server.ts); an unfinished upload resumes when the page is opened again.
 */
export function useFileUpload(userKey: string, formKey: string, purpose: UploadPurpose = "file") {
  const [fieldState, setFieldState] = useState(emptyState);
  /** The current kind before React renders it, because a click may come first. */
  const kindNow = useRef(emptyState.kind);
  const updateState = useCallback((next: FileFieldState) => {
    kindNow.current = next.kind;
    setFieldState(next);
  }, []);
  const sender = useRef<Uploader>(undefined);
  /** The photos the file is made of, so that pages can be added. */
  const [photos, setPhotos] = useState<Blob[]>([]);
  const key = localFileKey(userKey, formKey);
  const { accepted, other: unsupportedReason, looks } = acceptedTypes[purpose];

  useEffect(() => {
    const uploader = createUploader({
      startUpload: uploadFile,
      save: (pendingFile) => void saveLocalFile(key, { ...pendingFile }),
      onArrived: (address) => void saveLocalFile(key, { arrived: address, at: Date.now() }),
      discard(address) {
        void deleteLocalFile(key);
        if (address) void requestCancellation(address);
      },
      onStateChange: updateState,
      now: () => new Date(),
    });
    sender.current = uploader;
    void getLocalFile(key).then((localFile) => {
      if (!localFile || sender.current !== uploader) return;
      if ("photos" in localFile) showPages(localFile.photos);
      else if ("arrived" in localFile) void showArrived(uploader, key, localFile);
      else uploader.send(localFile);
    });
    const showPages = (storedPhotos: Blob[]) => {
      setPhotos(storedPhotos);
      updateState({ kind: "pages", photos: storedPhotos, isUnreadable: false });
    };
    const resumeWhenVisible = () => void (document.hidden || uploader.resume());
    const listeners = [
      ["online", uploader.resume],
      ["offline", uploader.pause],
    ] as const;
    for (const [event, listener] of listeners) addEventListener(event, listener);
    document.addEventListener("visibilitychange", resumeWhenVisible);
    return () => {
      for (const [event, listener] of listeners) removeEventListener(event, listener);
      document.removeEventListener("visibilitychange", resumeWhenVisible);
      uploader.dispose();
      sender.current = undefined;
    };
  }, [key, updateState]);

  const showPages = (pages: Blob[], isUnreadable = false) => {
    setPhotos(pages);
    if (pages.length === 0 && !isUnreadable) return cancel();
    void saveLocalFile(key, { photos: pages });
    updateState({ kind: "pages", photos: pages, isUnreadable });
  };
  const cancel = () => {
    setPhotos([]);
    sender.current?.cancel();
  };

  const markTaken = () => {
    setPhotos([]);
    sender.current?.markTaken();
  };

  async function chooseFiles(files: File[]): Promise<void> {
    const [first] = files;
    if (!first) return;
    if (files.length === 1 && !isPhoto(first)) return send(first, first.name);
    if (!files.every(isPhoto)) return refuse(files, SEVERAL_FILES);
    if (files.length > 1) return addPhotos(files, []);
    updateState({ kind: "preparing" });
    const shrunk = await shrinkPhoto(first, looks);
    // Pages may follow the first photo of a document.
    if (purpose === "file") setPhotos(shrunk ? [shrunk] : []);
    const isLighter = accepted.test(first.type) && first.size <= (shrunk?.size ?? first.size);
    const file = isLighter ? first : (shrunk ?? first);
    send(file, first.name);
  }

  /** Refuses what the server would refuse anyway, before it is uploaded. */
  function send(file: Blob, name: string): void {
    const isKnown = file.type === "" || accepted.test(file.type);
    const unknown = { reason: isHeic(file) ? "file-heic" : unsupportedReason };
    const refusal = checkFileSize({ name, size: file.size }, purpose) ?? (isKnown ? null : unknown);
    if (refusal) updateState({ kind: "refused", name, reason: refusal.reason });
    else sender.current?.send({ file, name, purpose });
  }

  function refuse(files: File[], reason: string): void {
    updateState({ kind: "refused", name: files.map(({ name }) => name).join(", "), reason });
  }

  /** Appends photos to the existing ones. */
  async function addPhotos(files: File[], previousPhotos = photos): Promise<void> {
    if (files.length === 0) return;
    updateState({ kind: "preparing" });
    // The uploaded version is no longer complete.
    if (previousPhotos.length > 0) sender.current?.cancel();
    updateState({ kind: "preparing" });
    const shrunkPhotos: (Blob | null)[] = [];
    // One at a time, because phones have little memory.
    for (const file of files) shrunkPhotos.push(await shrinkPhoto(file));
    const pages = shrunkPhotos.filter((one) => one !== null);
    if (previousPhotos.length + pages.length === 0)
      return refuse(files, files.some(isHeic) ? "file-heic" : "file-damaged");
    showPages([...previousPhotos, ...pages], pages.length < files.length);
  }

  async function sendPages(name: string): Promise<void> {
    const [only] = photos;
    const file = photos.length === 1 && only ? only : await photosToPdf(photos);
    send(file, name);
  }

  return {
    fieldState,
    kindNow,
    photos,
    chooseFiles,
    addPhotos,
    showPages,
    sendPages,
    cancel,
    markTaken,
    sender,
  };
}

/** Shows a file that the server already has, unless a form has used it since. */
async function showArrived(
  uploader: Uploader,
  key: string,
  arrivedFile: { arrived: string; at: number },
) {
  const outcome = await fetchUploadOutcome(arrivedFile.arrived);
  if (outcome.kind === "received")
    uploader.showReceived(arrivedFile.arrived, outcome, new Date(arrivedFile.at));
  else if (outcome.kind !== "no-network") await deleteLocalFile(key);
}

/** Deletes the upload on the server; when this fails, it expires after a day. */
async function requestCancellation(address: string): Promise<void> {
  const headers = { "Tus-Resumable": "1.0.0" };
  await fetch(address, { method: "DELETE", headers }).catch(() => {});
}
