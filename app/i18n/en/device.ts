import type { device as fr } from "../fr/device.ts";

/** What an application leaves on the device it is filled in on. */
export const device: typeof fr = {
  kept: "Without a connection, your answers are kept on this device until they are sent, and erased when you sign out.",
  shared: "A shared computer? Keep nothing here",
  nothing:
    "Nothing is kept on this device: without a connection, leave the page open until it is saved.",
  mine: "This is my device: keep my answers on it",
};
