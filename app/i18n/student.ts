import { defineMessages } from "./define-messages.ts";

const fr = {
  brand: "Espace étudiant",
  titled: (page: string) => `${page} — Espace étudiant — {school}`,
  problem: "Il y a un problème",
  errorTitled: (page: string) => `Erreur : ${page}`,
  nav: {
    label: "Espace étudiant",
    home: "Accueil",
    application: "Candidature",
    messages: "Messagerie",
    account: "Compte",
    unread: (count: number): string => (count > 1 ? "messages non lus" : "message non lu"),
  },
  help: "Aide",
  profile: "menu du profil",
  account: "Mon Compte",
  site: "Site public",
  otherLanguage: "English",
  signOut: "Déconnexion",
};

const en: typeof fr = {
  brand: "Student area",
  titled: (page: string) => `${page} — Student area — {school}`,
  problem: "There is a problem",
  errorTitled: (page: string) => `Error: ${page}`,
  nav: {
    label: "Student area",
    home: "Home",
    application: "Application",
    messages: "Messages",
    account: "Account",
    unread: (count: number): string => (count > 1 ? "unread messages" : "unread message"),
  },
  help: "Help",
  profile: "profile menu",
  account: "My Account",
  site: "Public site",
  otherLanguage: "Français",
  signOut: "Sign out",
};

/** Messages of the layout of the student area. */
export const studentMessages = defineMessages(fr, en);
