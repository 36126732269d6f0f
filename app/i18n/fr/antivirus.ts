/** The scan results of a file: the candidate reads `infected`, staff the others. */
export const antivirus = {
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
