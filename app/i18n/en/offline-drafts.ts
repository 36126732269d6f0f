import type { offlineDrafts as fr } from "../fr/offline-drafts.ts";

/** Answers stored on the device until their page is open again. */
export const offlineDrafts: typeof fr = {
  back: "My application",
  begun:
    "The answers and messages you started are saved on it. The page will open as soon as you are back online.",
  pending: "Answers kept on this device will be sent as soon as you are back online:",
  sent: "Your answers kept on this device are saved:",
  conflict: "Answers kept on this device are waiting for you to check them:",
  closed: "Answers kept on this device could not be sent, because the section is closed:",
  lost: "What you had written stayed on this device and was never sent. Copy it into a message:",
};
