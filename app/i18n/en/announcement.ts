import type { announcement as fr } from "../fr/announcement.ts";

export const announcement: typeof fr = {
  title: "Announcements",
  text: "The same message to a group. Each person receives it privately, in their language; only the school sees their answer.",
  write: "Write to a group",
  empty: "No announcement yet.",
  writeTitle: "Write to a group",
  editTitle: "Change the announcement",
  group: "To whom",
  groupText: "The people who have sent an application. With nothing chosen, all of them.",
  campus: "Campus",
  allCampuses: "All campuses",
  campuses: { senegal: "Dakar", cameroon: "Yaoundé" },
  intake: "Intake",
  allIntakes: "All intakes",
  state: "State of a choice",
  allStates: "All states",
  course: "Chosen programme",
  allCourses: "All programmes",
  inFrench: "In French",
  inEnglish: "In English",
  languagesText:
    "Each person receives the text of their language. If a language is missing, the other is sent to everybody.",
  placesText:
    "Between braces, {prenom} (first name), {numero} (of the application), {campus} and {rentree} (intake) are replaced for each person.",
  subject: "Subject",
  content: "Message",
  preview: "See the preview",
  previewText: "Nothing is sent yet: the preview says how many people it is for.",
  previewTitle: "Preview of the announcement",
  count: (count: string, many: boolean) => `${count} ${many ? "people" : "person"}`,
  nobody: "Nobody is in this group: change it to send.",
  reads: (fr: string, en: string) => `Reading in French: ${fr}. Reading in English: ${en}.`,
  missing: {
    fr: (count: string) =>
      `The French text is missing: those who read in French (${count}) will receive the English text.`,
    en: (count: string) =>
      `The English text is missing: those who read in English (${count}) will receive the French text.`,
  },
  names: (many: boolean) => (many ? "Names" : "Name"),
  sample: "Among them",
  asRead: (name: string) => `What ${name} will read`,
  asSent: (name: string) => `What ${name} reads`,
  asExample: (name: string) => `Nobody reads this language in this group. Example, with ${name}:`,
  wereReplaced: "The words between braces are replaced for each person.",
  leaving: {
    text: "Everybody reads the message at once in their area. The e-mail that tells them about it:",
    now: (figure: string, count: number) =>
      count === 1 ? `${figure} is sent at once.` : `${figure} are sent at once.`,
    later: (figure: string, count: number, when: string) =>
      count === 1
        ? `${figure} will be sent ${when}.`
        : `${figure} will be sent at the end of quiet hours or with other news, the first ${when}.`,
    never: (figure: string, count: number) =>
      count === 1
        ? `${figure} person will get none: they want none, or their address refuses them.`
        : `${figure} people will get none: they want none, or their address refuses them.`,
    many: "each is sent at its own time, never in quiet hours.",
  },
  send: (count: string, many: boolean) => `Send to ${count} ${many ? "people" : "person"}`,
  edit: "Change",
  drop: "Delete this draft",
  dropText: "The draft will be deleted; nobody has received it.",
  dropYes: "Yes, delete",
  removed: "The draft is deleted.",
  sentTitle: "Announcement sent",
  progress: (done: string, total: string) => `${done} of ${total} received`,
  ended:
    "Everybody has it in their area. An e-mail tells them about it, never in their quiet hours.",
  refresh: "Refresh",
  replies: "Answers arrive among the messages, one by one.",
  draft: "Draft",
  sending: "On its way",
  done: "Sent",
  columns: {
    subject: "Subject",
    group: "To whom",
    sent: "Sent on",
    by: "By",
    count: "People",
    state: "State",
  },
  inState: (state: string) => `a choice “${state}”`,
  chosen: "Applications chosen one by one",
  chosenText: (count) =>
    count === 1
      ? "The candidate whose application you chose in the list."
      : `The candidates of the ${count} applications you chose in the list.`,
  places: {
    prenom: "[first name]",
    numero: "[number]",
    campus: "[campus name]",
    rentree: "[intake]",
  },
  everybody: "All applications",
  somebody: "Somebody at the school",
  history: { "announcement.sent": "Announcement sent" },
  refusals: {
    "not-allowed": "You can only write to people of your campus: choose it.",
    "announcement-sent": "This announcement has already been sent: it can no longer be changed.",
    "announcement-nobody": "There is nobody in this group any more.",
    "announcement-count": (count: number) =>
      `The group has changed: it now has ${count} ${count === 1 ? "person" : "people"}. Read the preview again, then send.`,
  },
};
