import { type RefObject, useEffect, useState } from "react";

/** What is typed in the text area of a box, as it is typed; before scripts run, what the page came with. */
export function useTyped(box: RefObject<HTMLElement | null>, first: string): string {
  const [typed, setTyped] = useState(first);
  useEffect(() => {
    const area = box.current?.querySelector("textarea");
    const read = () => setTyped(area?.value ?? "");
    // Typed before the scripts came.
    read();
    area?.addEventListener("input", read);
    return () => area?.removeEventListener("input", read);
  }, [box]);
  return typed;
}
