import { type RefObject, useEffect, useState } from "react";

/** What is typed in the text area of a box, as it is typed; before scripts run, what the page came with. */
export function useTextAreaValue(box: RefObject<HTMLElement | null>, initialValue: string): string {
  const [value, setValue] = useState(initialValue);
  useEffect(() => {
    const area = box.current?.querySelector("textarea");
    const updateValue = () => setValue(area?.value ?? "");
    // Typed before the scripts came.
    updateValue();
    area?.addEventListener("input", updateValue);
    return () => area?.removeEventListener("input", updateValue);
  }, [box]);
  return value;
}
