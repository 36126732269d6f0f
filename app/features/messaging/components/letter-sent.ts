import { useEffect } from "react";
import { letGoHere } from "#app/late/offline/on-device.ts";

/** The letter whose form has just left, and what was the last one sent then. */
let leaving: { key: string; sent: string | null } | undefined;

/** A form has left with the letter that this device keeps under a key. */
export function letterLeaves(key: string, sent: string | null): void {
  leaving = { key, sent };
}

/** It did not arrive. */
export function letterStays(): void {
  leaving = undefined;
}

/**
 * On the page that follows the form of a letter, which may be its own: once that page says what was sent, this device
 * keeps that letter no more. A page that comes later, whatever it says, speaks of another letter.
 */
export function useLetterSent(sent: string | null): void {
  useEffect(() => {
    const left = leaving;
    leaving = undefined;
    if (left && sent && sent !== left.sent) void letGoHere(left.key);
    return () => {
      const gone = leaving;
      setTimeout(() => {
        if (leaving === gone) leaving = undefined;
      });
    };
  }, [sent]);
}
