import type { device as fr } from "../fr/device.ts";

/** What an application leaves on the device it is filled in on. */
export const device: typeof fr = {
  kept: "Without a connection, your answers are saved on this device until they are sent, and deleted when you sign out.",
  shared: "Shared computer? Save nothing here",
  nothing:
    "Nothing is saved on this device: without a connection, keep the page open until your answers are sent.",
  mine: "This is my device: save my answers on it",
};
