import { defineMessages } from "#app/i18n/define-messages.ts";
import { elideDe } from "#app/i18n/elide-de.ts";
import { formatMegabytes, formatNumber } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";

const fr = {
  progress: (percent: string, sent: string, size: string) => `${percent} % · ${sent} sur ${size}`,
  paused: "L'envoi s'est arrêté. Il reprendra là où il en est.",
  unread: "Le fichier est arrivé, mais n'a pas encore pu être ouvert : nous réessayons.",
  signedOut: "Reconnectez-vous : l'envoi reprendra là où il en est.",
  signIn: "Se reconnecter",
  received: (size: string, at: string) => `${size} · reçu à ${at}`,
  preparing: "Préparation des photos…",
  sendingFile: (name: string) => `Envoi ${elideDe(name)}`,
  receivedFile: (name: string) => `${name} est reçu.`,
  waiting: "Le formulaire sera envoyé dès que le fichier sera arrivé.",
  stays: "Rien n'a été envoyé : retirez ce fichier, ou choisissez-en un autre.",
  stop: "Arrêter",
  resume: "Reprendre",
  replace: "Remplacer",
  removeFile: "Retirer",
  onePdf: "Choisissez un seul PDF, ou plusieurs photos.",
  another: "Choisir un autre fichier",
  addPage: "Ajouter une page",
  several: "Plusieurs photos choisies ensemble deviennent un seul PDF.",
  takePhoto: "Photographier une page",
  pages: (count: string) => `${count} pages, en un seul PDF`,
  onePage: "Une page",
  page: (number: string) => `Page ${number}`,
  up: (number: string) => `Monter la page ${number}`,
  down: (number: string) => `Descendre la page ${number}`,
  remove: (number: string) => `Retirer la page ${number}`,
  sendPages: (count: string) => `Réunir ces ${count} pages`,
  sendOne: "Joindre cette page",
  onePageName: "justificatif.jpg",
  pagesName: (count: string) => `justificatif-${count}-pages.pdf`,
  unreadable: "Une photo n'a pas pu être ouverte. Reprenez-la, ou choisissez-en une autre.",
  kilobytes: (size: string) => `${size} Ko`,
  megabytes: (size: string) => `${size} Mo`,
  attach: "Joindre un fichier",
  file: (number: number) => `Fichier ${number}`,
  fileHint: "PDF, JPG ou PNG, 10 Mo au plus.",
  filesAgain: "Le message n'a pas été envoyé : choisissez de nouveau le fichier.",
  attachAnother: "Joindre un autre fichier",
};

const en = {
  progress: (percent: string, sent: string, size: string) => `${percent}% · ${sent} of ${size}`,
  paused: "The upload stopped. It will resume from where it was.",
  unread: "The file has arrived, but has not been opened yet: we are trying again.",
  signedOut: "Sign in again: the upload will resume from where it is.",
  signIn: "Sign in again",
  received: (size: string, at: string) => `${size} · received at ${at}`,
  preparing: "Preparing the photos…",
  sendingFile: (name: string) => `Sending ${name}`,
  receivedFile: (name: string) => `${name} has been received.`,
  waiting: "The form will be sent as soon as the file has arrived.",
  stays: "Nothing was sent: remove this file, or choose another one.",
  stop: "Stop",
  resume: "Resume",
  replace: "Replace",
  removeFile: "Remove",
  onePdf: "Choose one PDF only, or several photos.",
  another: "Choose another file",
  addPage: "Add a page",
  several: "Several photos chosen together become one PDF.",
  takePhoto: "Photograph a page",
  pages: (count: string) => `${count} pages, in one PDF`,
  onePage: "One page",
  page: (number: string) => `Page ${number}`,
  up: (number: string) => `Move page ${number} up`,
  down: (number: string) => `Move page ${number} down`,
  remove: (number: string) => `Remove page ${number}`,
  sendPages: (count: string) => `Put these ${count} pages together`,
  sendOne: "Attach this page",
  onePageName: "document.jpg",
  pagesName: (count: string) => `document-${count}-pages.pdf`,
  unreadable: "A photo could not be opened. Take it again, or choose another one.",
  kilobytes: (size: string) => `${size} kB`,
  megabytes: (size: string) => `${size} MB`,
  attach: "Attach a file",
  file: (number: number) => `File ${number}`,
  fileHint: "PDF, JPG or PNG, 10 MB at most.",
  filesAgain: "The message was not sent: choose the file again.",
  attachAnother: "Attach another file",
};

/** Messages of a file upload. */
export const fileUploadMessages = defineMessages(fr, en);

/** Formats a file size in decimal units, as phones do: « 271 Ko », « 1,4 Mo ». */
export function formatFileSize(locale: Locale, bytes: number): string {
  const t = fileUploadMessages[locale];
  if (bytes >= 1_000_000) return t.megabytes(formatMegabytes(locale, bytes));
  return t.kilobytes(formatNumber(locale, Math.ceil(bytes / 1_000), 0));
}
