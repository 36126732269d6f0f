import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  infected: "Virus trouvé dans un fichier",
  title: "Contrôle antivirus",
  states: {
    unscanned: "Non contrôlé par un antivirus",
    pending: "Contrôle antivirus en cours",
    clean: "Contrôlé par l'antivirus",
    infected: "Virus trouvé",
  },
  pendingText: "Ce fichier s'ouvrira quand l'antivirus l'aura vérifié.",
  infectedText:
    "L'antivirus a trouvé un virus dans ce fichier : personne ne peut l'ouvrir. La personne candidate le voit et peut en donner un autre.",
};

const en: typeof fr = {
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

/** The scan results of a file: the candidate reads `infected`, staff the others. */
export const antivirusMessages = defineMessages(fr, en);
