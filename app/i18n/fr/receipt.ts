import { formatNotProvided } from "../not-provided.ts";

export const receipt = {
  download: "Télécharger le reçu (PDF)",
  file: (number: string) => `recu-${number}.pdf`,
  titled: (number: string) => `Reçu de la candidature ${number}`,
  title: "Reçu de candidature",
  cities: "Dakar · Yaoundé",
  sentOn: (date: string, time: string) => `Reçue le ${date} à ${time}.`,
  check: "Vérifier ce reçu",
  checkHow: (address: string) =>
    `Scannez ce code, ou ouvrez ${address} et recopiez le code ci-dessous. La page ne montre que le numéro et la date.`,
  codeIs: (code: string) => `Code : ${code}`,
  codeAlternative: "Code QR qui mène à la page de vérification de ce reçu",
  notAnOffer:
    "Ce reçu prouve que la candidature est arrivée. Ce n'est ni une admission, ni une promesse d'admission ou de visa.",
  content: "Ce que vous avez envoyé",
  notGiven: formatNotProvided,
  declared: (declaration: string) => `Déclaration acceptée à l'envoi : « ${declaration} »`,
  page: {
    title: "Vérifier un reçu de candidature",
    lead: "Recopiez le code imprimé sur le reçu. Cette page indique s'il est authentique, avec son numéro et sa date. Elle ne montre rien d'autre.",
    code: "Code du reçu",
    hint: "12 lettres et chiffres, par exemple 7K2M-\u2060QX4T-\u20609RWD",
    empty: "Recopiez le code imprimé sur le reçu.",
    check: "Vérifier",
    another: "Vérifier un autre reçu",
    authentic: "Ce reçu est authentique.",
    details: (number: string, date: string) => `Candidature ${number}, reçue le ${date}.`,
    compare: "Comparez ce numéro et cette date avec ceux du papier.",
    unknown: "Aucun reçu n'a ce code.",
    unknownText:
      "Vérifiez chaque caractère du code. Si le papier porte bien ce code, il ne vient pas de l'école.",
  },
};
