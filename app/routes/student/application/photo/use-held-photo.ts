import { useEffect, useEffectEvent, useState } from "react";
import {
  deleteLocalFile,
  getLocalFile,
  localFileKey,
  saveLocalFile,
} from "#app/features/documents/components/local-files.ts";
import { useFrame } from "../../frame/frame.ts";

/**
 * The photograph that waits on this device for a network. `send` is called with it as soon as there is one, on
 * this page or on the next time it is opened.
 */
export function useHeldPhoto(send: (file: File) => void) {
  const { person } = useFrame();
  const key = person ? localFileKey(person, "portrait") : "";
  const [held, setHeld] = useState<File | null>(null);
  const address = useAddress(held);
  const goOn = useEffectEvent((file: File | null) => {
    if (file && navigator.onLine) send(file);
  });
  useEffect(() => {
    if (!key) return;
    void getLocalFile(key).then((kept) => {
      if (!kept || !("file" in kept)) return;
      const file = new File([kept.file], kept.name, { type: kept.file.type });
      setHeld(file);
      goOn(file);
    });
  }, [key]);
  useEffect(() => {
    const back = () => goOn(held);
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, [held]);
  return {
    address,
    /** False where this device keeps nothing: it is shared, or has no room. */
    async keep(file: File): Promise<boolean> {
      const isKept = key !== "" && (await saveLocalFile(key, { file, name: file.name }));
      if (isKept) setHeld(file);
      return isKept;
    },
    letGo() {
      setHeld(null);
      if (key) void deleteLocalFile(key);
    },
  };
}

/** An address of this page for a file, as long as it is shown. */
function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
