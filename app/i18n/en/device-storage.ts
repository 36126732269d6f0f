import type { deviceStorage as fr } from "../fr/device-storage.ts";

/** What an application stores on the device. */
export const deviceStorage: typeof fr = {
  savedOnDevice:
    "Without a connection, your answers are saved on this device until they are sent, and deleted when you sign out.",
  shared: "Shared computer? Save nothing here",
  nothing:
    "Nothing is saved on this device: without a connection, keep the page open until your answers are sent.",
  trustDevice: "This is my device: save my answers on it",
};
