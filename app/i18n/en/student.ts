import type { student as fr } from "../fr/student.ts";

export const student: typeof fr = {
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
