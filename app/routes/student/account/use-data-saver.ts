import { useEffect, useRef } from "react";

/** Applies a saved data saver preference at once: early.js runs only when a document loads. */
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
