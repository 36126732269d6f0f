import type { reopenedSection as fr } from "../fr/reopened-section.ts";

export const reopenedSection: typeof fr = {
  open: (date) => `The school has reopened this section until the end of ${date}.`,
  openText:
    "What you write is saved as you go. When everything is right, send your corrections from your application status page.",
  back: "Status of my application",
  save: "Save and go back to the status",
  done: "Back to the status",
  closed: "This section is closed again",
  closedText:
    "The school is no longer waiting for it, or the time is up. To correct anything else, contact the admissions office.",
  lost: "What you have just written is not saved. Copy it into a message:",
  lostHere:
    "What you have just written is not saved, but stays shown here: copy it into a message to the admissions office.",
  write: "Message the admissions office",
};
