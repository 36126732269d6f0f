import type { antivirus as fr } from "../fr/antivirus.ts";

/** The scan results of a file. */
export const antivirus: typeof fr = {
  infected: "Virus found in a document",
  title: "Antivirus check",
  states: {
    unscanned: "Not scanned by an antivirus",
    pending: "Antivirus check under way",
    clean: "Checked by the antivirus",
    infected: "Virus found",
  },
  pendingText: "This document opens once the antivirus has checked it.",
  infectedText:
    "The antivirus found a virus in this document: nobody can open it. The candidate sees this and can send another one.",
};
