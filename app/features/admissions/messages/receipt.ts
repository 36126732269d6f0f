import { defineMessages } from "#app/i18n/define-messages.ts";
import { formatNotProvided } from "#app/i18n/not-provided.ts";

const fr = {
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

const en: typeof fr = {
  download: "Download the receipt (PDF)",
  file: (number) => `receipt-${number}.pdf`,
  titled: (number) => `Receipt of application ${number}`,
  title: "Application receipt",
  cities: "Dakar · Yaoundé",
  sentOn: (date, time) => `Received on ${date} at ${time}.`,
  check: "Check this receipt",
  checkHow: (address) =>
    `Scan this code, or open ${address} and copy the code below. The page shows only the number and the date.`,
  codeIs: (code) => `Code: ${code}`,
  codeAlternative: "QR code leading to the page that checks this receipt",
  notAnOffer:
    "This receipt proves that the application arrived. It is neither an admission nor a promise of admission or visa.",
  content: "What you sent",
  notGiven: () => "Not provided",
  declared: (declaration) => `Declaration accepted when sending: “${declaration}”`,
  page: {
    title: "Check an application receipt",
    lead: "Enter the code printed on the receipt. This page shows whether it is authentic, with its number and date. It shows nothing else.",
    code: "Receipt code",
    hint: "12 letters and digits, for example 7K2M-\u2060QX4T-\u20609RWD",
    empty: "Enter the code printed on the receipt.",
    check: "Check",
    another: "Check another receipt",
    authentic: "This receipt is authentic.",
    details: (number, date) => `Application ${number}, received on ${date}.`,
    compare: "Compare this number and this date with those on the paper.",
    unknown: "No receipt has this code.",
    unknownText:
      "Check each character of the code. If the paper really shows this code, it does not come from the school.",
  },
};

/** Messages of the receipt of an application, and of the page where anyone checks one. */
export const receiptMessages = defineMessages(fr, en);
