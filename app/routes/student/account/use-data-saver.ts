import { useEffect, useRef } from "react";

/** A choice that was saved counts at once: early.js has said the one of before, and only runs with a document. */
export function useDataSaver(isOn: boolean): void {
  const previous = useRef(isOn);
  useEffect(() => {
    if (previous.current === isOn) return;
    previous.current = isOn;
    const { dataset } = document.documentElement;
    if (isOn) dataset.saver = "on";
    else delete dataset.saver;
  }, [isOn]);
}
