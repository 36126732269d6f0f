import type { announcement as fr } from "../fr/announcement.ts";

export const announcement: typeof fr = {
  title: "Announcements",
  text: "The same message to a group. Each person receives it privately, in their language; only the school sees the replies.",
  write: "Message a group",
  empty: "No announcement yet.",
  writeTitle: "Message a group",
  editTitle: "Edit the announcement",
  group: "Recipients",
  groupText: "Candidates who have sent an application. If you choose nothing, all of them.",
  campus: "Campus",
  allCampuses: "All campuses",
  campuses: { senegal: "Dakar", cameroon: "Yaoundé" },
  intake: "Intake",
  allIntakes: "All intakes",
  state: "Status of a choice",
  allStates: "All statuses",
  course: "Chosen programme",
  allCourses: "All programmes",
  inFrench: "In French",
  inEnglish: "In English",
  languagesText:
    "Each person receives the text of their language. If a language is missing, everyone receives the other.",
  placesText:
    "Between braces, {prenom} (given name), {numero} (of the application), {campus} and {rentree} (intake) are replaced for each person.",
  subject: "Subject",
  content: "Message",
  preview: "See the preview",
  previewText: "Nothing is sent yet: the preview shows how many people will receive it.",
  previewTitle: "Preview of the announcement",
  count: (count: string, isPlural: boolean) => `${count} ${isPlural ? "people" : "person"}`,
  nobody: "This group is empty: change it before you send.",
  reads: (fr: string, en: string) => `Reading in French: ${fr}. Reading in English: ${en}.`,
  missing: {
    fr: (count: string) =>
      `The French text is missing: those who read in French (${count}) will receive the English text.`,
    en: (count: string) =>
      `The English text is missing: those who read in English (${count}) will receive the French text.`,
  },
  names: (isPlural: boolean) => (isPlural ? "Names" : "Name"),
  sample: "Including",
  asRead: (name: string) => `What ${name} will read`,
  asSent: (name: string) => `What ${name} reads`,
  asExample: (name: string) => `Nobody in this group reads this language. Example, with ${name}:`,
  wereReplaced: "The text between braces is replaced for each person.",
  delivery: {
    text: "The message appears at once in each candidate's area. The email that announces it:",
    now: (figure: string, count: number) =>
      count === 1 ? `${figure} is sent at once.` : `${figure} are sent at once.`,
    later: (figure: string, count: number, when: string) =>
      count === 1
        ? `${figure} will be sent ${when}.`
        : `${figure} will be sent at the end of quiet hours or with other updates, the first ${when}.`,
    never: (figure: string, count: number) =>
      count === 1
        ? `${figure} person will not get one: they turned it off, or their address rejects it.`
        : `${figure} people will not get one: they turned it off, or their address rejects it.`,
    many: "each is sent at its own time, never in quiet hours.",
  },
  send: (count: string, isPlural: boolean) => `Send to ${count} ${isPlural ? "people" : "person"}`,
  edit: "Edit",
  discard: "Delete this draft",
  discardText: "The draft will be deleted; nobody has received it.",
  discardConfirm: "Yes, delete",
  removed: "The draft is deleted.",
  sentTitle: "Announcement sent",
  progress: (done: string, total: string) => `${done} of ${total} received`,
  ended: "Everyone has it in their area. An email lets them know, never during their quiet hours.",
  refresh: "Refresh",
  replies: "Replies arrive in Messages, one by one.",
  draft: "Draft",
  sending: "Sending",
  done: "Sent",
  columns: {
    subject: "Subject",
    group: "Recipients",
    sent: "Sent on",
    by: "By",
    count: "People",
    state: "Status",
  },
  inState: (state: string) => `a choice “${state}”`,
  chosen: "Selected applications",
  chosenText: (count) =>
    count === 1
      ? "The candidate whose application you selected in the list."
      : `The candidates of the ${count} applications you selected in the list.`,
  places: {
    prenom: "[given name]",
    numero: "[number]",
    campus: "[campus name]",
    rentree: "[intake]",
  },
  everybody: "All applications",
  somebody: "Someone at the school",
  history: { "announcement.sent": "Announcement sent" },
  refusals: {
    "not-allowed": "You can only message candidates of your own campus: select it.",
    "announcement-sent": "This announcement has already been sent: it can no longer be changed.",
    "announcement-no-recipient": "This group is now empty.",
    "announcement-count-changed": (count: number) =>
      `The group has changed: it now has ${count} ${count === 1 ? "person" : "people"}. Check the preview again, then send.`,
  },
};
