import { useEffect, useRef } from "react";

/** A choice that was saved counts at once: early.js has said the one of before, and only runs with a document. */
export function useSaver(saver: boolean): void {
  const was = useRef(saver);
  useEffect(() => {
    if (was.current === saver) return;
    was.current = saver;
    const { dataset } = document.documentElement;
    if (saver) dataset.saver = "on";
    else delete dataset.saver;
  }, [saver]);
}
