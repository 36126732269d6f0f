import { type RefObject, useEffect, useState } from "react";

/** The current text of the text area inside `box`; before hydration, its initial value. */
export function useTextAreaValue(box: RefObject<HTMLElement | null>, initialValue: string): string {
  const [value, setValue] = useState(initialValue);
  useEffect(() => {
    const area = box.current?.querySelector("textarea");
    const updateValue = () => setValue(area?.value ?? "");
    // Text may have been typed before hydration.
    updateValue();
    area?.addEventListener("input", updateValue);
    return () => area?.removeEventListener("input", updateValue);
  }, [box]);
  return value;
}
