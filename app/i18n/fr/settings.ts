/** The settings of an administrator, and their history. */
export const settings = {
  title: "Réglages",
  text: "Règles valables pour toutes les candidatures. Chaque changement s'inscrit ici et au journal ; ce qui est déjà envoyé ou décidé ne change pas.",
  ofSchool: "Réglages communs",
  campus: { senegal: "Campus de Dakar (Sénégal)", cameroon: "Campus de Yaoundé (Cameroun)" },
  campusText: "Valables pour ce campus seulement.",
  schoolText: "Valables pour tous les campus.",
  names: {
    consentAge: "Âge de l'accord parental",
    secondReader: "Relecture des refus",
    requestDays: "Jours laissés au candidat pour fournir un complément",
    graceHours: "Délai de grâce (heures)",
    answerDays: "Jours pour répondre à une offre",
  },
  hints: {
    consentAge:
      "En dessous de cet âge, un parent ou un tuteur donne son accord avant l'envoi. De 15 à 21 ans, selon la loi du pays.",
    secondReader:
      "Avec relecture, un refus attend qu'une autre personne du bureau le confirme ; rien n'est envoyé avant.",
    requestDays: "De 1 à 60. Chaque demande peut fixer un autre jour.",
    graceHours:
      "De 0 à 72. Proposé pour une nouvelle rentrée ; vous pouvez le changer dans la rentrée.",
    answerDays:
      "De 1 à 90. Proposé pour une nouvelle rentrée ; vous pouvez le changer dans la rentrée.",
  },
  switches: {
    secondReader: { yes: "Toujours relus", no: "Jamais relus" },
  },
  values: {
    consentAge: (age: number) => `${age} ans`,
    requestDays: (days: number) => (days > 1 ? `${days} jours` : `${days} jour`),
    graceHours: (hours: number) => (hours > 1 ? `${hours} heures` : `${hours} heure`),
    answerDays: (days: number) => (days > 1 ? `${days} jours` : `${days} jour`),
  },
  save: "Enregistrer",
  saveSetting: (name: string) => `Enregistrer : ${name}`,
  saved: "Le réglage est enregistré.",
  revertTo: (value: string) => `Revenir à : ${value}`,
  changes: (count: number) => (count > 1 ? `${count} changements` : `${count} changement`),
  never: "Jamais changé.",
  fromTo: (from: string, to: string) => `de ${from} à ${to}`,
  by: (name: string, date: string, time: string) => `${name}, le ${date} à ${time}`,
  somebody: "Une personne de l'équipe",
  actions: { "setting.changed": "Réglage changé" },
};
