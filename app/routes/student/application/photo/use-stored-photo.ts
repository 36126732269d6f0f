import { useEffect, useEffectEvent, useState } from "react";
import {
  deleteLocalFile,
  getLocalFile,
  localFileKey,
  saveLocalFile,
} from "#app/features/documents/components/local-files.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";

/**
 * Stores the photo on this device until there is a network. `send` is called with it as soon as there is one, on this
 * page or when it is opened again.
 */
export function useStoredPhoto(send: (file: File) => void) {
  const { userKey } = useStudentLayoutData();
  const key = userKey ? localFileKey(userKey, "portrait") : "";
  const [storedFile, setStoredFile] = useState<File | null>(null);
  const url = useObjectUrl(storedFile);
  const sendIfOnline = useEffectEvent((file: File | null) => {
    if (file && navigator.onLine) send(file);
  });
  useEffect(() => {
    if (!key) return;
    void getLocalFile(key).then((stored) => {
      if (!stored || !("file" in stored)) return;
      const file = new File([stored.file], stored.name, { type: stored.file.type });
      setStoredFile(file);
      sendIfOnline(file);
    });
  }, [key]);
  useEffect(() => {
    const onOnline = () => sendIfOnline(storedFile);
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [storedFile]);
  return {
    url,
    /** Returns false where this device stores nothing: it is shared or full. */
    async store(file: File): Promise<boolean> {
      const isStored = key !== "" && (await saveLocalFile(key, { file, name: file.name }));
      if (isStored) setStoredFile(file);
      return isStored;
    },
    remove() {
      setStoredFile(null);
      if (key) void deleteLocalFile(key);
    },
  };
}

/** Returns an object URL of the file while it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}
