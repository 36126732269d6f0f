import { defineMessages } from "./define-messages.ts";

const fr = {
  newMessage: "Un nouveau message est arrivé.",
  pageChanged: "Cette page vient d'être mise à jour.",
};

const en = {
  newMessage: "A new message has arrived.",
  pageChanged: "This page has just been brought up to date.",
};

/** Announcements for screen readers when an open page gets new data. */
export const liveMessages = defineMessages(fr, en);
